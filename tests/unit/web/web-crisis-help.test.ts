import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserStorage } from '#tests/support/browser-storage.ts'
import {
  closeHelp,
  hearWords,
  isHelpArriving,
  isHelpOpen,
  leadChatToHelp,
  moveHelp,
  readWords,
  settleHelp,
  watchHelp,
} from '#web/foundation/crisis/crisis-help-store.ts'
import {
  afterClearing,
  afterClosing,
  afterFinding,
  hasGoneOn,
  helpStateOf,
  NO_HELP,
} from '#web/foundation/crisis/help-state.ts'
import { wipePrivateStores } from '#web/foundation/private-store.ts'

const DANGER = 'Je veux mourir'

describe('the help panel of one field', () => {
  test('opens for a phrase, closes only by the person, and comes back for other phrases', () => {
    const open = afterFinding(NO_HELP, ['a'])
    expect(open.isOpen).toBe(true)
    expect(afterFinding(open, []).isOpen).toBe(true)
    const closed = afterClosing(open, ['a'])
    expect(afterFinding(closed, ['a']).isOpen).toBe(false)
    expect(afterFinding(closed, ['a', 'b']).isOpen).toBe(true)
  })

  test('stays as it is after the words are gone, and takes the same words as new', () => {
    expect(afterClearing(afterFinding(NO_HELP, ['a'])).isOpen).toBe(true)
    const cleared = afterClearing(afterClosing(NO_HELP, ['a']))
    expect(cleared.isOpen).toBe(false)
    expect(afterFinding(cleared, ['a']).isOpen).toBe(true)
  })

  test.each([null, '', 'null', '7', '{', '{"isOpen":1,"closedFor":[]}', '{"isOpen":true,"closedFor":[1]}'])(
    'ignores a malformed stored state: %s',
    (text) => expect(helpStateOf(text)).toEqual(NO_HELP),
  )
})

describe('somebody writes on past the open card', () => {
  test.each([
    ['the words that opened it', DANGER, DANGER, false],
    ['a few more letters, typed while they look up', DANGER, `${DANGER}, je crois`, false],
    ['more than is typed unseen', DANGER, `${DANGER}, et je ne sais plus à qui le dire.`, true],
    ['some of them taken back', DANGER, 'Je veux', false],
    ['all of them taken back, or sent', DANGER, '', false],
    ['other words in their place', DANGER, 'Bonsoir', false],
    ['a sentence in their place', DANGER, 'Bonsoir, vous allez bien ?', true],
    [
      'a typo mended within them',
      `${DANGER}, je crois, et personne ne le sait`,
      'Je veux mourrir, je crois, et personne ne le sait',
      false,
    ],
    ['a sentence written before them', DANGER, `Je ne dors plus la nuit. ${DANGER}`, true],
    ['the first letters after a reload', '', 'Bonsoir', false],
    ['a sentence after a reload', '', 'Bonsoir, vous allez bien ?', true],
  ])('%s', (_, seen, now, isOn) => {
    expect(hasGoneOn(seen, now)).toBe(isOn)
  })
})

describe('the reading of typed words', () => {
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

  test('ordinary words open nothing, and store nothing', async () => {
    await said('Une migraine depuis hier')
    expect(isHelpOpen(at)).toBe(false)
    expect(Object.keys(tab)).toEqual([])
  })

  test('words of danger open the panel in that field and for that member alone, and notify its watchers', async () => {
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

  test('the tab stores that the panel is open, the device nothing, and neither the words; signing out wipes it', async () => {
    await said(`${DANGER}, Monsieur Untel`)
    expect(Object.values(tab)).toHaveLength(1)
    expect(JSON.stringify(Object.values(tab))).not.toContain('Untel')
    expect(Object.keys(local)).toEqual([])
    await wipePrivateStores()
    expect(Object.keys(tab)).toEqual([])
  })

  test('words sent before the pause in typing are read, and the next words count as new', async () => {
    hearWords(at, DANGER)
    hearWords(at, '')
    await vi.waitFor(() => expect(isHelpOpen(at)).toBe(true))
    closeHelp(at)
    await said(DANGER)
    expect(isHelpOpen(at)).toBe(true)
  })

  test('a panel closed beside the same words stays closed, and opens for others', async () => {
    await said(DANGER)
    closeHelp(at)
    await said(`${DANGER} depuis hier`)
    expect(isHelpOpen(at)).toBe(false)
    await said(`${DANGER} depuis hier. J’ai acheté une corde.`)
    expect(isHelpOpen(at)).toBe(true)
  })

  test('words that were there before the person wrote open nothing', async () => {
    await said(`${DANGER}. Le matin aussi.`, DANGER)
    expect(isHelpOpen(at)).toBe(false)
  })

  test('the panel moves along to the place where the words are shown, also when they were not read yet', async () => {
    const to = { ...at, place: `${at.place}.shown` }
    hearWords(at, DANGER)
    await moveHelp(at, to)
    expect(isHelpOpen(at)).toBe(false)
    expect(isHelpOpen(to)).toBe(true)
  })

  test('in a chat the panel takes the focus for words of danger that are sent, and not for the next words', async () => {
    hearWords(at, DANGER)
    const leading = leadChatToHelp(at)
    hearWords(at, '')
    await leading
    expect(isHelpArriving(at)).toBe(true)
    settleHelp(at)
    await said('Bonne nuit')
    await leadChatToHelp(at)
    expect([isHelpOpen(at), isHelpArriving(at)]).toEqual([true, false])
  })
})
