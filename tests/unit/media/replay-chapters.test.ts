import { describe, expect, test } from 'vitest'
import { positionIn } from '#contract/conferences/replay-rules.ts'
import { writeVtt } from '#server/conferences/recording/captions.ts'
import { chapterCues, chaptersOf } from '#server/conferences/recording/chapters.ts'
import { chapterAt, positionText } from '#web/conferences/replay/position.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 19) + seconds * 1_000)
/** On air from 100 s for 60 s, and again from 300 s for 40 s. */
const takes = [
  { startedAt: at(300), durationMs: 40_000 },
  { startedAt: at(100), durationMs: 60_000 },
]
const question = (id: string, seconds: number, body = `Question ${id} ?`) => ({ id, body, answeredAt: at(seconds) })

describe('the place of an instant in a replay of several takes', () => {
  test.each([
    ['before the first', 20, 0],
    ['at its beginning', 100, 0],
    ['within it', 130, 30],
    ['at its end', 160, 60],
    ['in the pause', 200, 60],
    ['as the second begins', 300, 60],
    ['within the second', 325, 85],
    ['after the last', 900, 100],
  ])('is right: %s', (_, seconds, position) => {
    expect(positionIn(takes, at(seconds))).toBe(position)
  })

  test('never goes back as time goes on, nor beyond the end', () => {
    const positions = Array.from({ length: 400 }, (_, second) => positionIn(takes, at(second)))
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    expect(Math.max(...positions)).toBe(100)
  })
})

describe('chapters', () => {
  test('are in order, cut, and leave something to see at the end', () => {
    const chapters = chaptersOf(
      [question('b', 310), question('a', 120, 'mot '.repeat(60)), question('c', 480)],
      takes,
      at(500),
    )
    expect(chapters.map(({ id, atSeconds }) => [id, atSeconds])).toEqual([
      ['a', 20],
      ['b', 70],
      ['c', 99],
    ])
    expect(chapters[0]?.title.length).toBeLessThanOrEqual(90)
    expect(chapters[0]?.title).toMatch(/…$/)
  })

  test('leave out a question answered after the end, and are absent without a recording', () => {
    expect(chaptersOf([question('late', 501)], takes, at(500))).toEqual([])
    expect(chaptersOf([question('a', 120)], [], at(500))).toEqual([])
  })

  test('last as WebVTT until the next, and no word of a question is a tag or an arrow', () => {
    const chapters = chaptersOf(
      [question('a', 120, '<b>Et\nsi</b> --> & ?'), question('b', 120), question('c', 310)],
      takes,
      at(500),
    )
    expect(writeVtt(chapterCues(chapters, 100))).toBe(
      [
        'WEBVTT\n',
        '00:00:20.000 --> 00:01:10.000\nQuestion b ?\n',
        '00:01:10.000 --> 00:01:40.000\nQuestion c ?\n',
      ].join('\n'),
    )
    const [marked] = chaptersOf([question('a', 120, '<b>Et\nsi</b> --> & ?')], takes, at(500))
    expect(writeVtt(chapterCues([marked!], 100))).toContain('\n&lt;b&gt;Et si&lt;/b&gt; --&gt; &amp; ?\n')
  })

  test('tell which one a place is in, and how it is written', () => {
    const chapters = chaptersOf([question('a', 120), question('b', 310)], takes, at(500))
    expect(chapterAt(chapters, 3)).toBeUndefined()
    expect(chapterAt(chapters, 19.9)?.id).toBe('a')
    expect(chapterAt(chapters, 69)?.id).toBe('a')
    expect(chapterAt(chapters, 95)?.id).toBe('b')
    expect([0, 61.9, 3_605].map(positionText)).toEqual(['0:00', '1:01', '1:00:05'])
  })
})
