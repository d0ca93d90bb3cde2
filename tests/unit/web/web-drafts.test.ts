import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserStorage, FillableStorage } from '#tests/support/browser-storage.ts'
import {
  type Draft,
  type DraftKind,
  draftOf,
  draftText,
  forgetDraft,
  keepDraft,
  keptDraft,
  openDraft,
  type Writing,
} from '#web/foundation/editing/draft.ts'
import { editDrafts } from '#web/foundation/editing/edit-drafts.ts'
import { textField, typedWords } from '#web/foundation/editing/field-kinds.ts'
import { describeForm } from '#web/foundation/editing/form-description.ts'
import { isText } from '#web/foundation/editing/shapes.ts'
import { PRIVATE_PREFIX, wipePrivateStores } from '#web/foundation/private-store.ts'
import { isDraftWaiting } from '#web/medication/report/draft-waiting.ts'
import { newDeclaring, openReportDraft, reportEdits } from '#web/medication/report/report-drafts.ts'
import { reportForm } from '#web/medication/report/report-fields.ts'
import { COMMUNITY, communityForm } from '#web/posts/community/community-values.ts'
import { newPublishing } from '#web/posts/compose/publishing-mark.ts'
import { openSymptomDraft } from '#web/posts/compose/symptom-draft.ts'
import { symptomForm } from '#web/posts/compose/symptom-values.ts'
import { symptomEdits } from '#web/posts/edit/symptom-edits.ts'

const ALICE = '01a1fa9f-38e1-76db-a2c9-f1605e694c93'
const BOB = '01a1fa9f-38e1-76db-a2c9-f1605e694c94'
const THING = '01a1fa9f-38e1-76db-a2c9-f1605e694c95'
const NOW = new Date('2026-11-20T12:00:00Z')
const PAUSE_MS = 500

let device: FillableStorage
let tab: FillableStorage
function openTab() {
  tab = new FillableStorage()
  vi.stubGlobal('sessionStorage', tab)
}
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  device = new FillableStorage()
  vi.stubGlobal('localStorage', device)
  openTab()
  return () => void vi.useRealTimers()
})

describe('a draft', () => {
  type Note = { title: string; body: string; typed: string }
  const noteForm = describeForm<{ title: string; body: string }, Note>({
    title: { ...textField, label: () => 'title' },
    body: { ...textField, label: () => 'body' },
    typed: typedWords,
  })
  const NOTE: DraftKind<Note, string> = { name: 'note', form: noteForm, isMark: isText }
  const titled = (title: string): Note => ({ ...noteForm.blank(), title })
  const openNote = (memberId: string | null = ALICE, mark = 'first') =>
    openDraft(memberId, NOTE, { mark, base: noteForm.blank() })
  const keptTitle = (memberId: string | null = ALICE) => keptDraft(memberId, NOTE)?.values.title
  const kept = (title: string) => ({ mark: 'first', values: titled(title), hasFiles: false, keptAt: NOW })

  test('comes back as it was written, with its request', () => {
    expect(keepDraft(ALICE, NOTE, kept('Vertiges'))).toBe(true)
    expect(keptDraft(ALICE, NOTE)).toEqual(kept('Vertiges'))
    expect(openNote(ALICE, 'second').current()).toMatchObject({ ...kept('Vertiges'), isChanged: true })
  })

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', '{"shape":'],
    ['an older shape', draftText(kept('Vertiges')).replace('"shape":1', '"shape":0')],
    ['no values', `{"shape":1,"mark":"first","hasFiles":false,"keptAt":"${NOW.toISOString()}"}`],
    ['no day', draftText(kept('Vertiges')).replace(NOW.toISOString(), 'hier')],
    ['another mark', draftText(kept('Vertiges')).replace('"first"', '1')],
    ['a field that is not there any more', draftText(kept('Vertiges')).replace('"body":', '"words":')],
  ])('is absent where the device has %s, without harm', (_, words) => {
    expect(draftOf(words, NOTE)).toBeUndefined()
    if (words !== null) device.setItem(`${PRIVATE_PREFIX}${ALICE}.note`, words)
    expect(openNote().current()).toMatchObject({ values: noteForm.blank(), isChanged: false, keptAt: null })
  })

  test('left by a visitor stays in its tab, and a member’s on the device under their name', () => {
    keepDraft(null, NOTE, kept('de passage'))
    keepDraft(ALICE, NOTE, kept('d’Alice'))
    openTab()
    expect([keptTitle(null), keptTitle(ALICE), keptTitle(BOB)]).toEqual([undefined, 'd’Alice', undefined])
    expect(openNote(BOB).current()).toMatchObject({ values: noteForm.blank(), hasSomething: false })
  })

  test('is kept when the person pauses, or at once when the page closes', () => {
    const note = openNote()
    note.change(titled('Ver'))
    expect(note.current()).toMatchObject({ isChanged: true, keptAt: null })
    expect(device.items.size).toBe(0)
    vi.advanceTimersByTime(PAUSE_MS - 100)
    note.change(titled('Verti'))
    vi.advanceTimersByTime(PAUSE_MS - 100)
    expect(keptTitle()).toBeUndefined()
    vi.advanceTimersByTime(100)
    expect(keptTitle()).toBe('Verti')
    expect(note.current().keptAt).toEqual(new Date(NOW.getTime() + 2 * PAUSE_MS - 100))
    note.change(titled('Vertiges'))
    note.flush()
    expect(keptTitle()).toBe('Vertiges')
  })

  test('without storage, or with a full one, lasts as long as the page, and is not shown as kept', () => {
    const forbid = () => vi.stubGlobal('localStorage', undefined)
    const fill = () => {
      device.isFull = true
    }
    for (const prevent of [fill, forbid]) {
      prevent()
      const note = openNote()
      note.change(titled('Mon carnet'))
      note.flush()
      expect(note.current()).toMatchObject({ keptAt: null, isChanged: true, hasSomething: true })
      const again = openNote(ALICE, 'second')
      expect(again.current()).toMatchObject({ mark: 'first', values: titled('Mon carnet') })
      again.finish()
      expect(openNote().current()).toMatchObject({ values: noteForm.blank(), hasSomething: false })
    }
  })

  test('that was sent leaves nothing, nothing is stored later, and the next has another request', () => {
    const note = openNote()
    note.change(titled('Vertiges'))
    note.flush()
    note.change(titled('Vertiges le soir'))
    note.finish()
    expect(note.current()).toMatchObject({ isChanged: false, hasSomething: false, keptAt: null })
    vi.runAllTimers()
    expect(device.items.size).toBe(0)
    note.change(titled('Encore'))
    note.flush()
    note.change(noteForm.blank())
    note.goOnFrom(noteForm.blank(), 'second', noteForm.blank())
    vi.runAllTimers()
    expect(device.items.size).toBe(0)
    expect(note.current().mark).toBe('second')
  })

  test('that is emptied by hand, or holds only blanks, is not kept', () => {
    const note = openNote()
    note.change(titled('Vertiges'))
    note.flush()
    note.change(titled('  '))
    vi.runAllTimers()
    expect(note.current()).toMatchObject({ isChanged: false, keptAt: null })
    expect(device.items.size).toBe(0)
  })

  test('that holds files is kept even without a word, under the id by which they are found again', () => {
    openNote().holdFiles(true)
    const after = openNote(ALICE, 'second')
    expect(after.current()).toMatchObject({ mark: 'first', hasFiles: true })
    after.holdFiles(false)
    expect(device.items.size).toBe(0)
  })

  test('goes on with its words and files under another request', () => {
    const note = openNote()
    note.change(titled('Mon carnet'))
    note.holdFiles(true)
    note.remark('second')
    expect(openNote().current()).toMatchObject({ mark: 'second', values: titled('Mon carnet'), hasFiles: true })
  })

  test('that another tab has stored since is not forgotten', () => {
    const here = openNote()
    here.change(titled('Ici'))
    here.flush()
    const there = openNote()
    there.change(titled('Là-bas'))
    there.flush()
    here.finish()
    expect(keptTitle()).toBe('Là-bas')
  })

  describe('that changes a stored thing', () => {
    const EDITS = editDrafts('note-edit', noteForm)
    const open = (version = 3, title = 'Vertiges') =>
      openDraft(ALICE, EDITS, { mark: { version }, base: { ...titled(title), body: 'Le matin.' } })
    const changed = (title: string) => ({ ...titled(title), body: 'Le matin.' })
    const begin = (title: string) => {
      const draft = open()
      draft.change(changed(title))
      draft.flush()
      return draft
    }

    test('is found again, and forgotten once it is saved, taken back, or its thing is gone', () => {
      begin('Le soir')
      const again = open()
      expect(again.current()).toMatchObject({ mark: { version: 3 }, isChanged: true, values: { title: 'Le soir' } })
      again.change(changed('Vertiges'))
      vi.runAllTimers()
      expect(again.current()).toMatchObject({ isChanged: false, keptAt: null })
      expect(device.items.size).toBe(0)
      begin('Le soir').finish()
      expect(device.items.size).toBe(0)
      begin('Le soir')
      forgetDraft(ALICE, EDITS.name)
      expect(device.items.size).toBe(0)
    })

    test('names the version it was begun from; one equal to the stored thing is no draft', () => {
      begin('Le soir')
      expect(open(4, 'Autre').current()).toMatchObject({ mark: { version: 3 }, values: { title: 'Le soir' } })
      expect(open(4, 'Le soir').current()).toMatchObject({ mark: { version: 4 }, isChanged: false })
      expect(device.items.size).toBe(0)
    })

    test('goes on from a newer version with the member’s changes, or with nothing where these are the same', () => {
      const draft = begin('Le mien')
      draft.goOnFrom(changed('L’autre'), { version: 4 }, changed('Le mien'))
      expect(draft.current()).toMatchObject({ mark: { version: 4 }, isChanged: true })
      expect(open(4, 'L’autre').current()).toMatchObject({ mark: { version: 4 }, values: { title: 'Le mien' } })
      draft.goOnFrom(changed('L’autre'), { version: 4 }, changed('L’autre'))
      expect(draft.current()).toMatchObject({ mark: { version: 4 }, isChanged: false, keptAt: null })
      expect(open(4, 'L’autre').current().isChanged).toBe(false)
    })

    test.each([0, 1.5, '3'])('has no version %j', (version) => {
      expect(EDITS.isMark({ version })).toBe(false)
    })
  })
})

/** A form whose drafts are all of one type here. `broken` makes a kept text one that the form does not understand. */
const drafted = <Values, Mark>(
  name: string,
  open: (memberId: string) => Draft<Values, Mark>,
  { written, broken }: { written: Partial<Values>; broken: [string, string][] },
) => ({
  name,
  open: (memberId: string): Writing<unknown, unknown> => open(memberId).current(),
  write: (memberId: string): Writing<unknown, unknown> => {
    const draft = open(memberId)
    draft.change({ ...draft.current().values, ...written })
    draft.flush()
    return draft.current()
  },
  broken,
})

const version = { version: 3 }
describe.each([
  drafted('symptom', openSymptomDraft, {
    written: { title: 'Vertiges', tags: ['Fatigue'], country: 'FR' },
    broken: [
      ['"intensity":', '"pain":'],
      ['"FR"', '"XX"'],
      ['"formId":', '"form":'],
    ],
  }),
  drafted(
    'community',
    (memberId) => openDraft(memberId, COMMUNITY, { mark: newPublishing(), base: communityForm.blank() }),
    { written: { title: 'Mon carnet' }, broken: [['"place":', '"site":']] },
  ),
  drafted('medication', openReportDraft, {
    written: { description: 'Crampes' },
    broken: [
      ['"drugs":', '"drug":'],
      ['"requestId":', '"request":'],
    ],
  }),
  drafted(
    `symptom-edit.${THING}`,
    (memberId) => openDraft(memberId, symptomEdits(THING), { mark: version, base: symptomForm.blank() }),
    { written: { title: 'Vertiges le soir' }, broken: [['"version":', '"ver":']] },
  ),
  drafted(
    `medication-edit.${THING}`,
    (memberId) => openDraft(memberId, reportEdits(THING), { mark: version, base: reportForm.blank() }),
    { written: { severity: 4 }, broken: [['"version":', '"ver":']] },
  ),
])('the draft $name', ({ name, open, write, broken }) => {
  const key = `${PRIVATE_PREFIX}${ALICE}.${name}`

  test('comes back to its member alone, and signing out wipes it', async () => {
    const local = browserStorage()
    vi.stubGlobal('localStorage', local)
    const { mark, values } = write(ALICE)
    expect(Object.keys(local)).toEqual([key])
    expect(open(ALICE)).toMatchObject({ mark, values, isChanged: true })
    expect(open(BOB)).toMatchObject({ hasSomething: false, keptAt: null })
    await wipePrivateStores()
    expect(Object.keys(local)).toEqual([])
    expect(open(ALICE)).toMatchObject({ hasSomething: false, keptAt: null })
  })

  test.each(broken)('is absent where %s is %s', (told, otherwise) => {
    write(ALICE)
    const text = device.getItem(key)!
    expect(text).toContain(told)
    device.setItem(key, text.replace(told, otherwise))
    expect(open(ALICE)).toMatchObject({ isChanged: false, keptAt: null })
  })
})

test.each([
  ['post', newPublishing],
  ['report', newDeclaring],
])('a new %s is another request each time', (_, newMark) => {
  const ids = [newMark(), newMark()].flatMap((mark) => Object.values(mark))
  expect(new Set(ids).size).toBe(ids.length)
})

test('a report waits for its member alone from the pause until it is declared', () => {
  const draft = openReportDraft(ALICE)
  draft.change({ ...reportForm.blank(), description: 'Crampes' })
  expect(isDraftWaiting(ALICE)).toBe(false)
  vi.advanceTimersByTime(PAUSE_MS)
  expect([isDraftWaiting(ALICE), isDraftWaiting(BOB)]).toEqual([true, false])
  draft.finish()
  expect(isDraftWaiting(ALICE)).toBe(false)
})
