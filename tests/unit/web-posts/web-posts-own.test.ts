import { expect, test } from 'vitest'
import { mediaIncluded } from '#web/posts/own/own-media.ts'
import { hasNone, inTab, readOwnView, searchFor, stateOf } from '#web/posts/own/own-view.ts'

test.each([
  [{}, {}],
  [{ q: '  maux \n de tête ' }, { q: 'maux de tête' }],
  [{ q: 39 }, { q: '39' }],
  [{ q: true }, { q: 'true' }],
  [{ q: '   ' }, {}],
  [{ q: ['a'], etat: 'tous' }, {}],
  [{ q: { a: 1 }, etat: 'resolus', autre: 1 }, { etat: 'resolus' }],
  [{ etat: undefined }, {}],
  [{ q: 'a'.repeat(500) }, { q: 'a'.repeat(200) }],
])('the address %j is read as %j', (address, view) => {
  expect(readOwnView(address)).toEqual(view)
})

test('the tab and the search are changed apart from each other', () => {
  const view = { q: 'vertige', etat: 'en-cours' } as const
  expect(stateOf(view)).toBe('active')
  expect(inTab(view, 'resolved')).toEqual({ q: 'vertige', etat: 'resolus' })
  expect(inTab(view, 'all')).toEqual({ q: 'vertige' })
  expect(searchFor(view, '')).toEqual({ etat: 'en-cours' })
  expect(searchFor({}, 'toux')).toEqual({ q: 'toux' })
})

test('there is nothing to search or choose among only where the member has none at all', () => {
  const read = { error: null, isPlaceholderData: false }
  const none = { ...read, data: { all: 0, active: 0, resolved: 0 } }
  const one = { ...read, data: { all: 1, active: 1, resolved: 0 } }
  expect(hasNone({}, none)).toBe(true)
  expect(hasNone({ etat: 'resolus' }, none)).toBe(true)
  expect(hasNone({ etat: 'resolus' }, one)).toBe(false)
  // A search that finds none is changed or cleared there.
  expect(hasNone({ q: 'vertige' }, none)).toBe(false)
  expect(hasNone({}, { ...read, data: undefined })).toBeUndefined()
  expect(hasNone({}, { ...read, data: undefined, error: new Error('offline') })).toBe(false)
  // Where the search is cleared, its counts stand until those of all are read.
  expect(hasNone({}, { ...none, isPlaceholderData: true })).toBeUndefined()
  expect(hasNone({}, { ...one, isPlaceholderData: true })).toBe(false)
})

test('a post comes with a video when any of its files is one', () => {
  const photo = { kind: 'symptom-photos' } as const
  const video = { kind: 'symptom-videos' } as const
  expect(mediaIncluded([])).toBeUndefined()
  expect(mediaIncluded([photo, photo])).toBe('photo')
  expect(mediaIncluded([photo, video])).toBe('video')
})
