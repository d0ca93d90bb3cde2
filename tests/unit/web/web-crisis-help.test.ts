import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserStorage } from '#tests/support/browser-storage.ts'
import {
  closeHelp,
  hearWords,
  isHelpOpen,
  moveHelp,
  readWords,
  watchHelp,
} from '#web/foundation/crisis/crisis-help-store.ts'
import { afterClearing, afterClosing, afterFinding, helpStateOf, NO_HELP } from '#web/foundation/crisis/help-state.ts'
import { wipePrivateStores } from '#web/foundation/private-store.ts'

const DANGER = 'Je veux mourir'

describe('the state of one place', () => {
  test('it opens for a phrase, closes for nothing but the person, and comes back for other phrases', () => {
    const open = afterFinding(NO_HELP, ['a'])
    expect(open.isOpen).toBe(true)
    expect(afterFinding(open, []).isOpen).toBe(true)
    const closed = afterClosing(open, ['a'])
    expect(afterFinding(closed, ['a']).isOpen).toBe(false)
    expect(afterFinding(closed, ['a', 'b']).isOpen).toBe(true)
  })

  test('after the words are gone it stays as it is, and the same words are new', () => {
    expect(afterClearing(afterFinding(NO_HELP, ['a'])).isOpen).toBe(true)
    const cleared = afterClearing(afterClosing(NO_HELP, ['a']))
    expect(cleared.isOpen).toBe(false)
    expect(afterFinding(cleared, ['a']).isOpen).toBe(true)
  })

  test.each([null, '', 'null', '7', '{', '{"isOpen":1,"closedFor":[]}', '{"isOpen":true,"closedFor":[1]}'])(
    'what was kept and is not understood is nothing: %s',
    (text) => expect(helpStateOf(text)).toEqual(NO_HELP),
  )
})

describe('what is heard', () => {
  let tab: Storage
  let local: Storage
  let turn = 0
  let at = { memberId: 'alice', place: '' }
  beforeEach(() => {
    tab = browserStorage()
    local = browserStorage()
    vi.stubGlobal('sessionStorage', tab)
    vi.stubGlobal('localStorage', local)
    at = { memberId: 'alice', place: `place.${turn++}` }
  })
  const said = async (words: string, known?: string) => {
    hearWords(at, words, known)
    await readWords(at)
  }

  test('words that say nothing open nothing, and keep nothing', async () => {
    await said('Une migraine depuis hier')
    expect(isHelpOpen(at)).toBe(false)
    expect(Object.keys(tab)).toEqual([])
  })

  test('words of danger open it there alone, for that member alone, and are told to whoever watches', async () => {
    const heard = vi.fn()
    const stop = watchHelp(at, heard)
    await said(DANGER)
    expect(isHelpOpen(at)).toBe(true)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(isHelpOpen({ ...at, memberId: 'bob' })).toBe(false)
    expect(isHelpOpen({ ...at, place: 'elsewhere' })).toBe(false)
    stop()
    closeHelp(at)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('the tab keeps that it is open, the device nothing, and neither the words; signing out wipes it', async () => {
    await said(`${DANGER}, Monsieur Untel`)
    expect(Object.values(tab)).toHaveLength(1)
    expect(JSON.stringify(Object.values(tab))).not.toContain('Untel')
    expect(Object.keys(local)).toEqual([])
    await wipePrivateStores()
    expect(Object.keys(tab)).toEqual([])
  })

  test('what is sent before typing rests is read, and then the next words are new', async () => {
    hearWords(at, DANGER)
    hearWords(at, '')
    await vi.waitFor(() => expect(isHelpOpen(at)).toBe(true))
    closeHelp(at)
    await said(DANGER)
    expect(isHelpOpen(at)).toBe(true)
  })

  test('closed beside the same words it stays closed, and opens for others', async () => {
    await said(DANGER)
    closeHelp(at)
    await said(`${DANGER} depuis hier`)
    expect(isHelpOpen(at)).toBe(false)
    await said(`${DANGER} depuis hier. J’ai acheté une corde.`)
    expect(isHelpOpen(at)).toBe(true)
  })

  test('what stood there before the person wrote opens nothing', async () => {
    await said(`${DANGER}. Le matin aussi.`, DANGER)
    expect(isHelpOpen(at)).toBe(false)
  })

  test('it goes along to where the words are shown from now on, also when they were not read yet', async () => {
    const to = { ...at, place: `${at.place}.shown` }
    hearWords(at, DANGER)
    await moveHelp(at, to)
    expect(isHelpOpen(at)).toBe(false)
    expect(isHelpOpen(to)).toBe(true)
  })
})
