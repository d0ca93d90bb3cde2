import { expect, test } from 'vitest'
import { newsMissed, onNews, tellNews } from '#web/foundation/live-news.ts'

test('news reach listeners to their subject, until they stop', () => {
  const heard: unknown[] = []
  const stop = onNews('a', (news) => heard.push(news))
  const stopOther = onNews('b', (news) => heard.push(['b', news]))
  tellNews({ id: 'a', news: 1 })
  tellNews({ id: 'c', news: 2 })
  newsMissed(new Set(['a']))
  expect(heard).toEqual([1, undefined])
  newsMissed('everything')
  expect(heard).toEqual([1, undefined, undefined, ['b', undefined]])
  stop()
  stopOther()
  newsMissed('everything')
  tellNews({ id: 'a', news: 3 })
  expect(heard).toHaveLength(4)
})
