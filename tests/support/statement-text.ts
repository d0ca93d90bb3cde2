import type { Statement } from './asked-statements.ts'

/** Statements that begin and end transactions say nothing of a query, and the bus speaks for many events at once. */
const APART = /^\s*(?:begin|commit|rollback|savepoint|release)\b|\bpg_notify\(/i
/** The look-up of the session, which precedes any operation when the last one is seconds old. */
const SESSION = 'session_holder'
/** The library's proof of a cookie, which precedes that look-up when the session may have changed. */
const PROOF = /^select "id", .* from "(?:session|user)" where "(?:session"\."token|user"\."id)" = \$1$/
/** A clause begins a line, so that a change of one is a change of a line. */
const CLAUSE =
  /(?<!\b(?:left|inner|cross)) (?=(?:select|from|where|(?:left |inner |cross )?join|group by|order by|limit|union(?: all)?|on conflict|returning|set|values)\b)/gi
/** As many values as there are of something: their number is none of the query's. */
const ROWS = /\bvalues (\((?:[^()]|\([^()]*\))*\))(?:, \((?:[^()]|\([^()]*\))*\))+/gi
const LIST = /\bin \(\$\d+(?:, \$\d+)*\)/gi

export type StatementTexts = {
  /** Each once, in the order of their texts, since reads that begin together arrive in any: named ones by their names alone. */
  told: string
  /** The texts of the named ones, by their names. */
  named: Map<string, string>
}

/** Returns the texts of statements without their values. */
export function statementTexts(asked: readonly Statement[]): StatementTexts {
  const queries = asked.filter(({ text }) => !APART.test(text))
  const ofOperation = queries.filter(({ name, text }) => name !== SESSION && !PROOF.test(text))
  const named = new Map(queries.flatMap(({ name, text }) => (name === undefined ? [] : [[name, plainText(text)]])))
  const told = ofOperation.map(({ name, text }) => (name === undefined ? `${plainText(text)};\n` : `-- ${name}\n`))
  return { told: [...new Set(told)].sort().join('\n'), named }
}

const plainText = (text: string): string =>
  numberedAnew(text.replace(/\s+/g, ' ').trim().replace(ROWS, 'values $1, …').replace(LIST, 'in ($1, …)')).replace(
    CLAUSE,
    '\n',
  )

/** Numbers parameters in the order in which they come: lists before them may be longer or shorter. */
function numberedAnew(text: string): string {
  const numbers = new Map<string, number>()
  return text.replace(/\$\d+/g, (parameter) => {
    const number = numbers.get(parameter) ?? numbers.size + 1
    numbers.set(parameter, number)
    return `$${number}`
  })
}

/** Returns named statements as the text of one file. */
export const namedAsText = (named: ReadonlyMap<string, string>): string =>
  [...named]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, text]) => `-- ${name}\n${text};\n`)
    .join('\n')

/** Reads such a file. */
export const namedInText = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^-- (\S+)\n([\s\S]*?);\n(?:\n|$)/gm)].map(([, name, query]) => [name!, query!]))
