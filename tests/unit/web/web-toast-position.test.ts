import { expect, test } from 'vitest'
import { toastPosition } from '#web/foundation/toasts.tsx'

/** The position of toasts where these sides are clear of the whole card, and these of its numbers. */
const positionWhere = (hasAct: boolean, { card = '', numbers = card }: { card?: string; numbers?: string }) => {
  const { side, shown } = toastPosition(hasAct, ({ side: at }, of) =>
    (of.endsWith('ul') ? numbers : card).split(' ').includes(at),
  )
  return `${side} ${shown}`
}

test('toasts stand where the page puts them, or at the top, clear of the card of emergency numbers', () => {
  for (const hasAct of [false, true]) {
    expect(positionWhere(hasAct, { card: 'usual top' })).toBe('usual all')
    expect(positionWhere(hasAct, { card: 'top' })).toBe('top all')
  }
})

test('where the card leaves no place, what has no act is announced alone, and an act stays in sight off the numbers', () => {
  expect(positionWhere(false, { numbers: 'usual top low' })).toBe('unseen all')
  expect(positionWhere(true, { numbers: 'usual top low' })).toBe('usual acts')
  expect(positionWhere(true, { numbers: 'top low' })).toBe('top acts')
  expect(positionWhere(true, { numbers: 'low' })).toBe('low acts')
})

test('nothing ever lies over a number', () => {
  expect(positionWhere(true, {})).toBe('unseen all')
})
