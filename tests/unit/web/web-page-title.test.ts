import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { isEmptyOnceRead, PageTitle } from '#web/foundation/ui/layout/page.tsx'

describe('the act that an empty page offers in another place', () => {
  const drawn = (isEmpty: boolean | undefined) => {
    const props: object = { listAction: { isEmpty, act: createElement('b', null, 'Nouveau') } }
    return renderToStaticMarkup(createElement(PageTitle as FunctionComponent<object>, props, 'Journal'))
  }

  test('is beside the title where the page holds something, and is not where it is empty', () => {
    expect(drawn(false)).toMatch(/<div class="[^"]*"><b>Nouveau/)
    expect(drawn(true)).not.toContain('Nouveau')
  })

  test('keeps its place until that is known', () => {
    expect(drawn(undefined)).toMatch(/<div class="[^"]*" data-awaited="true"><b>Nouveau/)
  })
})

test('a page is empty once its answer says so; one that cannot be read is not', () => {
  const isEmpty = (items: string[]) => items.length === 0
  expect(isEmptyOnceRead({ data: undefined, error: null }, isEmpty)).toBeUndefined()
  expect(isEmptyOnceRead({ data: [], error: null }, isEmpty)).toBe(true)
  expect(isEmptyOnceRead({ data: ['a'], error: null }, isEmpty)).toBe(false)
  expect(isEmptyOnceRead({ data: undefined, error: new Error('offline') }, isEmpty)).toBe(false)
  // An answer stands although it could not be read again.
  expect(isEmptyOnceRead({ data: [], error: new Error('offline') }, isEmpty)).toBe(true)
})
