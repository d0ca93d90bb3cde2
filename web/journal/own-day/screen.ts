import { daysAfter } from '#contract/foundation/days.ts'
import { spokenDates } from '#contract/foundation/spoken-dates.ts'
import { INTENSITY_WORST } from '#contract/journal/limits.ts'
import type { DayStory, Measure } from '#contract/journal/schema.ts'
import type { SaidOfDay } from '../day/kept-days.ts'
import { LAST_OF, measuredValue, measuresOfDay, STEPS, withValue } from '../day/measured.ts'
import type { DayStore } from './day-store.ts'
import { h, writeText } from './elements.ts'
import { language, t } from './words.ts'

type Question = 'intensity' | Measure

/** The screen is rebuilt when another story is shown; a press only updates the existing elements. */
export function openScreen(place: HTMLElement, store: DayStore) {
  let storyId: string | undefined
  let asked = 0
  let drawn = ''
  let follow: (() => void) | undefined

  function show(): void {
    const day = store.day()
    const story = day?.stories.find(({ id }) => id === storyId) ?? day?.stories[0]
    storyId = story?.id
    if (story && asked >= questionsOf(story).length) asked = 0
    const next = JSON.stringify([
      day && [day.memberId, day.isReadOnly, day.stories.map(({ id, title }) => [id, title])],
      story && [story.id, questionsOf(story)],
      store.today(),
      day === undefined && store.isSignedOut(),
    ])
    if (next !== drawn) {
      drawn = next
      follow = undefined
      place.replaceChildren(...page())
    }
    follow?.()
  }

  function page(): Node[] {
    const day = store.day()
    const heading = h('h1', {}, t('ownDay.title'))
    const date = h('p', { class: 'date' }, spokenToday(store.today()))
    if (!day && store.isSignedOut()) return [heading, ...signedOut()]
    if (!day) return [heading, ...nothing('unknown', [button(t('ownDay.again'), () => void store.ask())])]
    if (day.isReadOnly)
      return [
        heading,
        h('p', {}, t('ownDay.readOnly')),
        h('p', { class: 'ways' }, link('/settings', t('ownDay.settings'))),
      ]
    const [first] = day.stories
    if (!first)
      return [
        heading,
        ...nothing('nothing', [link('/#symptome', t('ownDay.tell')), link('/dashboard/journal', t('ownDay.begin'))]),
      ]
    const story = day.stories.find(({ id }) => id === storyId) ?? first
    return [h('div', { class: 'head' }, heading, date), ...ofStory(story, day.stories)]
  }

  function ofStory(story: DayStory, stories: readonly DayStory[]): Node[] {
    const questions = questionsOf(story)
    const state = h('p', { class: 'state', role: 'status' })
    const acts = h('div', { class: 'acts' })
    const rows = questions.map((question, nth) => questionRow(question, nth))
    const list = h('div', { class: 'questions' }, ...rows.map(({ element }) => element))
    const fields = questions.map((question, nth) => field(story, question, nth))
    const foot = h(
      'p',
      { class: 'ways' },
      'journalId' in story.subject && link(`/dashboard/journal/${story.subject.journalId}`, t('ownDay.journal')),
      'journalId' in story.subject &&
        story.measures.length === 0 &&
        link(`/dashboard/journal/${story.subject.journalId}#mesures`, t('ownDay.choose')),
    )
    const turnTo = (nth: number, isByHand: boolean) => {
      asked = nth
      show()
      if (isByHand) fields[nth]?.element.focus({ preventScroll: true })
    }

    follow = () => {
      const now = store.day()?.stories.find(({ id }) => id === story.id)
      if (!now) return
      const said = store.saidOf(now)
      for (const [nth, each] of fields.entries()) {
        each.element.hidden = nth !== asked
        each.choose(said ? valueIn(said, questions[nth]!) : undefined)
      }
      list.hidden = !said || questions.length === 1
      for (const [nth, each] of rows.entries()) each.say(said, nth === asked)
      writeText(state, stateOf(now, said))
      showActs(acts, now)
    }

    function questionRow(question: Question, nth: number) {
      const value = h('b', {})
      const element = h(
        'button',
        { type: 'button', onclick: () => turnTo(nth, true) },
        h('span', { dir: 'auto' }, nameOf(question)),
        value,
      )
      return {
        element,
        say: (said: SaidOfDay | null, isAsked: boolean) => {
          writeText(value, valueWords(question, said ? valueIn(said, question) : undefined))
          element.setAttribute('aria-pressed', String(isAsked))
        },
      }
    }

    function field(of: DayStory, question: Question, nth: number) {
      const last = question === 'intensity' ? INTENSITY_WORST : LAST_OF[question.scale]
      const isInSteps = question !== 'intensity' && question.scale === 'five'
      let isByPointer = false
      const radios = Array.from({ length: last + 1 }, (_, value) => {
        const input = h('input', {
          type: 'radio',
          name: `said-${nth}`,
          value,
          'aria-label': isInSteps ? undefined : t('ownDay.spoken', { value }),
          onchange: () => {
            press(of, question, value)
            if (!isByPointer) return
            // After a tap the next question takes the place of this one, so that the hand stays where it is. With the keyboard each arrow key is a
            // choice, so it does not move on.
            const measured = saidNow(of).measured ?? []
            const unsaid = questions.findIndex(
              (each, at) => at > nth && each !== 'intensity' && measuredValue(measured, each) === undefined,
            )
            if (unsaid > 0) turnTo(unsaid, true)
          },
        })
        return h(
          'label',
          { onpointerdown: () => (isByPointer = true) },
          input,
          h('span', {}, isInSteps ? t(`ownDay.steps.${STEPS[value] ?? 's2'}`) : String(value)),
        )
      })
      const inputs = radios.map((label) => label.querySelector('input')!)
      const element = h(
        'fieldset',
        { tabindex: -1, class: isInSteps ? 'steps' : 'numbers', onkeydown: () => (isByPointer = false) },
        h('legend', { dir: 'auto' }, nameOf(question)),
        h('div', {}, ...radios),
        !isInSteps && h('p', { class: 'ends' }, t(question === 'intensity' ? 'ownDay.ends.ten' : 'ownDay.ends.own')),
      )
      return {
        element,
        choose: (value: number | undefined) => {
          for (const [at, input] of inputs.entries()) input.checked = at === value
        },
      }
    }

    return [
      chooser(story, stories),
      state,
      h('div', { class: 'hand' }, acts, list, ...fields.map(({ element }) => element)),
      foot,
    ]
  }

  const saidNow = (story: DayStory): SaidOfDay => {
    const now = store.day()?.stories.find(({ id }) => id === story.id) ?? story
    return store.saidOf(now) ?? { intensity: 0, measured: [] }
  }

  function press(story: DayStory, question: Question, value: number): void {
    const now = store.day()?.stories.find(({ id }) => id === story.id) ?? story
    const said = store.saidOf(now)
    const measured = said?.measured ?? []
    if (question === 'intensity') store.say(story.id, { intensity: value, measured })
    // A day begins with its number: the other questions are shown only once it is there.
    else if (said)
      store.say(story.id, {
        ...said,
        measured: withValue(measuresOfDay(now.measures, measured), measured, question, value),
      })
  }

  function chooser(story: DayStory, stories: readonly DayStory[]): Node {
    if (stories.length === 1) return h('p', { class: 'story', dir: 'auto' }, story.title)
    const select = h(
      'select',
      {
        onchange: () => {
          storyId = select.value
          asked = 0
          show()
        },
      },
      ...stories.map(({ id, title }) => h('option', { value: id, dir: 'auto', selected: id === story.id }, title)),
    )
    return h('label', { class: 'which' }, h('span', { class: 'name' }, t('ownDay.which')), select)
  }

  function stateOf(story: DayStory, said: SaidOfDay | null): string {
    const outcome = store.outcome()
    const earlier = store.earlier()
    const parts: string[] = []
    if (outcome?.kind === 'elsewhere')
      parts.push(
        outcome.stored ? t('ownDay.elsewhere', { value: outcome.stored.intensity }) : t('ownDay.elsewhereGone'),
      )
    else if (outcome?.kind === 'refused') parts.push(t('ownDay.notUnderstood'))
    else if (outcome?.kind === 'busy') parts.push(t('ownDay.refused'))
    else if (outcome?.kind === 'undone') parts.push(t('ownDay.undone'))
    else if (outcome?.kind === 'notUndone') parts.push(t('ownDay.notUndone'))
    if (store.isSignedOut()) parts.push(t('ownDay.signedOut'))
    else if (store.isSending()) parts.push(t('ownDay.sending'))
    else if (store.isWaiting(story.id)) parts.push(t('ownDay.kept'))
    else if (said && parts.length === 0) parts.push(t('ownDay.noted'))
    else if (parts.length === 0) {
      const isYesterday = story.last?.day === daysAfter(store.today(), -1)
      parts.push(t('ownDay.blank'))
      if (isYesterday) parts.push(t('ownDay.yesterday', { value: story.last!.intensity }))
    }
    if (earlier > 0) parts.push(t('ownDay.keptEarlier', { count: earlier }))
    return parts.join(' ')
  }

  /** Rebuilds the actions only where others are possible, so that the pressed one keeps the focus. */
  function showActs(acts: HTMLElement, story: DayStory): void {
    const outcome = store.outcome()
    const mine = outcome?.kind === 'elsewhere' ? outcome.mine : undefined
    const next = JSON.stringify([store.isSignedOut(), mine, store.mayUndo(story.id)])
    if (acts.dataset.shown === next) return
    acts.dataset.shown = next
    const focused = document.activeElement instanceof HTMLElement && acts.contains(document.activeElement)
    acts.replaceChildren(
      ...[
        store.isSignedOut() && link(SIGN_IN, t('ownDay.signIn')),
        mine && button(t('ownDay.takeMine', { value: mine.intensity }), () => store.say(story.id, mine)),
        store.mayUndo(story.id) && button(t('ownDay.undo'), () => void store.undo(story.id)),
      ].filter((each) => each instanceof Node),
    )
    if (focused)
      (acts.querySelector<HTMLElement>('a, button') ?? place.querySelector('fieldset:not([hidden])'))?.focus()
  }

  return { show }
}

const SIGN_IN = '/auth?next=%2Fjour'

const questionsOf = (story: DayStory): Question[] => [
  'intensity',
  ...measuresOfDay(story.measures, story.last?.measured ?? []).map(({ name, scale }) => ({ name, scale })),
]

const nameOf = (question: Question): string => (question === 'intensity' ? t('ownDay.intensity') : question.name)

const valueIn = (said: SaidOfDay, question: Question): number | undefined =>
  question === 'intensity' ? said.intensity : measuredValue(said.measured ?? [], question)

function valueWords(question: Question, value: number | undefined): string {
  if (value === undefined) return t('ownDay.unsaid')
  return question !== 'intensity' && question.scale === 'five'
    ? t(`ownDay.steps.${STEPS[value] ?? 's2'}`)
    : t('ownDay.outOfTen', { value })
}

const signedOut = () => [
  h('p', {}, t('ownDay.signedOut')),
  h('p', { class: 'ways' }, link(SIGN_IN, t('ownDay.signIn'))),
]

const nothing = (what: 'unknown' | 'nothing', ways: Node[]) => [
  h('p', { class: 'story' }, what === 'unknown' ? t('ownDay.unknown') : t('ownDay.nothing')),
  h('p', {}, what === 'unknown' ? t('ownDay.unknownText') : t('ownDay.nothingText')),
  h('p', { class: 'ways' }, ...ways),
]

const link = (href: string, text: string) => h('a', { href }, text)
const button = (text: string, onclick: () => void) => h('button', { type: 'button', onclick }, text)

function spokenToday(day: string): string {
  const words = spokenDates(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return words(new Date(`${day}T12:00:00Z`))
}
