import type { Language } from '#contract/foundation/languages.ts'
import { WORD } from '#lexicon/text/fold.ts'
import { formOf, type PreparedSpelling, SENTENCE_END, stemOf, type Word, withoutApostrophes } from './words.ts'

/** `phrase`: the index in the list; `end`: the word after the last. */
export type PhraseMatch = { phrase: number; start: number; end: number }

type WordStep = { kind: 'stem' | 'start'; text: string } | { kind: 'number' | 'tens' | 'any' }
type Step = WordStep | { kind: 'list'; text: string }

type Node = { step?: Step; next: number[]; accepts?: number }

type Vocabulary = { lists: Record<string, string>; denials: readonly string[] }

const GAP = 4

/**
 * Compiles phrases into one automaton that finds all of them in one walk. Each word is compared at most once with each node, whatever the
 * text, so that the time is proportional to the number of words. A list is searched once for all phrases that name it.
 * @throws Error on a line that is not written as phrases are, or a list that names itself
 */
export function compilePattern(lines: readonly string[], { lists, denials }: Vocabulary, reading: PreparedSpelling) {
  const isDenial = new Set(denials.map((word) => stemOf(formOf(word, reading.language), reading.language)))
  const walks = new Map<string, Walk>()
  const prepare = (name: string, within: readonly string[]) => {
    const text = lists[name]
    if (text === undefined || within.includes(name)) throw new Error(`{${name}} is no list, or names itself`)
    for (const [, inner] of text.matchAll(LIST_NAME)) prepare(inner!, [...within, name])
    if (!walks.has(name)) walks.set(name, walkOf([text], reading, isDenial))
  }
  for (const line of lines) for (const [, name] of line.matchAll(LIST_NAME)) prepare(name!, [])
  const walk = walkOf(lines, reading, isDenial)

  return (words: readonly Word[]): PhraseMatch[] => {
    const spans: Spans = new Map()
    for (const [name, walkList] of walks)
      for (const { start, end } of walkList(words, spans)) keep(spans, name, start, end)
    return walk(words, spans)
  }
}

/** Maps the first word of a list to its name, and that to the places after the list's last word. */
type Spans = Map<number, Map<string, Set<number>>>
type Walk = (words: readonly Word[], spans: Spans) => PhraseMatch[]

function keep(spans: Spans, name: string, start: number, end: number): void {
  const here = spans.get(start) ?? new Map<string, Set<number>>()
  spans.set(start, here)
  here.set(name, (here.get(name) ?? new Set()).add(end))
}

function walkOf(lines: readonly string[], reading: PreparedSpelling, isDenial: ReadonlySet<string>): Walk {
  const nodes: Node[] = []
  const starts = lines.map((line, phrase) =>
    build(nodes, parse(line, reading), add(nodes, { next: [], accepts: phrase })),
  )
  const root = add(nodes, { next: starts })
  const known: Crossing[] = []
  const crossingAt = (node: number): Crossing => {
    known[node] ??= crossingOf(nodes, node)
    return known[node]
  }

  return (words, spans) => {
    const found: PhraseMatch[] = []
    /** Maps each place to the nodes that wait there, each with the latest word at which its match can have begun. */
    const waiting = new Map<number, Map<number, number>>()
    const reach = (node: number, place: number, start: number) => {
      for (const phrase of crossingAt(node).accepted) found.push({ phrase, start, end: place })
      const here = waiting.get(place) ?? new Map<number, number>()
      waiting.set(place, here)
      if (start > (here.get(node) ?? -1)) here.set(node, start)
    }
    const pass = (node: number, place: number, start: number) => {
      const { stems, lists, others } = crossingAt(node)
      const word = words[place]!
      for (const next of stems.get(word.stem) ?? NONE) reach(next, place + 1, start)
      if (lists.size > 0)
        for (const [name, ends] of spans.get(place) ?? NONE)
          for (const next of lists.get(name) ?? NONE) for (const end of ends) reach(next, end, start)
      for (const { step, next } of others) if (takes(step, word, isDenial)) reach(next, place + 1, start)
    }
    for (let place = 0; place < words.length; place++) {
      for (const [node, start] of waiting.get(place) ?? []) pass(node, place, start)
      pass(root, place, place)
      waiting.delete(place)
    }
    return found
  }
}

const NONE = [] as const

type Crossing = {
  accepted: number[]
  stems: Map<string, number[]>
  lists: Map<string, number[]>
  others: { step: WordStep; next: number }[]
}

function crossingOf(nodes: readonly Node[], from: number): Crossing {
  const crossing: Crossing = { accepted: [], stems: new Map(), lists: new Map(), others: [] }
  const seen = new Set<number>()
  const todo = [from]
  for (let node = todo.pop(); node !== undefined; node = todo.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    const { step, next, accepts } = nodes[node]!
    if (accepts !== undefined) crossing.accepted.push(accepts)
    if (!step) todo.push(...next)
    else if (step.kind === 'stem') push(crossing.stems, step.text, next[0]!)
    else if (step.kind === 'list') push(crossing.lists, step.text, next[0]!)
    else crossing.others.push({ step, next: next[0]! })
  }
  return crossing
}

function push(to: Map<string, number[]>, key: string, node: number): void {
  const known = to.get(key)
  if (known) known.push(node)
  else to.set(key, [node])
}

const add = (nodes: Node[], node: Node): number => nodes.push(node) - 1

function build(nodes: Node[], part: Part, after: number): number {
  switch (part.kind) {
    case 'sequence':
      return part.parts.reduceRight((next, each) => build(nodes, each, next), after)
    case 'choice':
      return add(nodes, { next: part.parts.map((each) => build(nodes, each, after)) })
    case 'gap': {
      let from = after
      for (let more = 0; more < GAP; more++)
        from = add(nodes, { next: [after, add(nodes, { step: { kind: 'any' }, next: [from] })] })
      return from
    }
    default:
      return add(nodes, { step: part.step, next: [after] })
  }
}

function takes(step: WordStep, { form, stem }: Word, isDenial: ReadonlySet<string>): boolean {
  switch (step.kind) {
    case 'stem':
      return stem === step.text
    case 'start':
      return form.startsWith(step.text)
    case 'number':
      return /^\d/.test(form)
    case 'tens':
      return /^\d{2,3}$/.test(form)
    default:
      return stem !== SENTENCE_END && !isDenial.has(stem)
  }
}

type Part = { kind: 'sequence' | 'choice'; parts: Part[] } | { kind: 'gap' } | { kind: 'word'; step: Step }

const LIST_NAME = /\{(\w+)\}/g
const SIGNS = new RegExp(String.raw`##|[()[\]|…#.]|\{\w+\}|${WORD.source}[*~]?|[\s-]+|.`, 'gu')

function parse(line: string, reading: PreparedSpelling): Part {
  const signs = [...withoutApostrophes(line, reading.language).matchAll(SIGNS)]
    .map(([sign]) => sign)
    .filter((sign) => !/^[\s-]+$/.test(sign))
  const read = (until: string | undefined): Part => {
    const choices: Part[] = []
    let parts: Part[] = []
    const close = () => {
      choices.push({ kind: 'sequence', parts })
      parts = []
    }
    for (;;) {
      const sign = signs.shift()
      if (sign === until) break
      if (sign === undefined) throw new Error(`"${line}" is not closed`)
      if (sign === '|') close()
      else if (sign === '(') parts.push(read(')'))
      else if (sign === '[') parts.push({ kind: 'choice', parts: [read(']'), { kind: 'sequence', parts: [] }] })
      else parts.push(partOf(sign))
    }
    close()
    // A choice that holds only a filler would match nothing.
    const told = choices.filter((choice) => !isBlank(choice))
    return told.length === 1 ? told[0]! : { kind: 'choice', parts: told.length > 0 ? told : choices }
  }
  const partOf = (sign: string): Part => {
    if (sign === '…') return { kind: 'gap' }
    if (sign === '##') return { kind: 'word', step: { kind: 'tens' } }
    if (sign === '#') return { kind: 'word', step: { kind: 'number' } }
    if (sign === '.') return { kind: 'word', step: { kind: 'stem', text: SENTENCE_END } }
    if (sign.startsWith('{')) return { kind: 'word', step: { kind: 'list', text: sign.slice(1, -1) } }
    if (sign.endsWith('*'))
      return { kind: 'word', step: { kind: 'start', text: formOf(sign.slice(0, -1), reading.language) } }
    if (!/^[\p{L}\p{N}]/u.test(sign)) throw new Error(`"${line}" holds a sign that phrases do not have: ${sign}`)
    return spellingsOf(sign, reading)
  }
  return read(undefined)
}

const isBlank = (part: Part): boolean => part.kind === 'sequence' && part.parts.every(isBlank)

function spellingsOf(word: string, { language, spokenOf }: PreparedSpelling): Part {
  const oneOf = (forms: readonly string[]): Part => {
    const stems = [...new Set(forms.map((form) => stemOf(form, language)))]
    return { kind: 'choice', parts: stems.map((text) => ({ kind: 'word', step: { kind: 'stem', text } })) }
  }
  if (word.endsWith('~')) return oneOf(ENDINGS.map((ending) => formOf(word.slice(0, -3) + ending, language)))
  const alike = (form: string) => ALIKE[language].get(form) ?? [form]
  return { kind: 'sequence', parts: spokenOf(word).map((form) => oneOf(alike(form))) }
}

/** Words that are also written by what sounds like them: "envie 2 mourir". */
const ALIKE: Record<Language, ReadonlyMap<string, readonly string[]>> = {
  fr: new Map([['de', ['de', '2']]]),
  en: new Map(),
}

const ENDINGS = ['er', 'é', 'ez', 'ais', 'ai']
