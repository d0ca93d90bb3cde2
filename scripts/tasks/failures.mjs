import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './place.mjs'

const LINES = 8
const LINE_MAX = 200
const PAGE_LINES = 150

/**
 * Shown at the end of a run, where a reader who sees only that still learns why.
 * @param file an entry of `testResults` in Vitest's JSON
 */
export function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((each) => each.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [shortened(name, message)]
  return failed.map(({ fullName, failureMessages }) => shortened(`${name} › ${fullName}`, failureMessages.join('\n')))
}

/**
 * Returns the journeys that failed, and those that never ran because one before them in the same group had failed.
 * @param report  of Playwright, in its JSON
 * @returns       `place`: what Playwright takes to run it again; `title`: its name; `failure`: the error in a few lines; `page`: what the page held then,
 *                as Playwright describes it; `hasRun`: whether it failed itself
 */
export const failedJourneys = ({ suites }) => suites.flatMap(failedSpecs).map(journeyOf)

export const errorsOfPlaywright = ({ errors }) => errors.map(({ message }) => shortened('journeys', message))

export const inOneLine = (failure) => {
  const [title, first = ''] = failure.split('\n')
  return `${title}: ${first.trim()}`
}

export function shortened(title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
  return [title, ...lines.slice(0, LINES).map((line) => `    ${line.trim().slice(0, LINE_MAX)}`)].join('\n')
}

const didNotRun = ({ status, expectedStatus }) => status === 'skipped' && expectedStatus !== 'skipped'

const failedSpecs = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(failedSpecs),
  ...specs.filter(({ ok, tests }) => !ok || tests.some(didNotRun)),
]

function journeyOf({ file, line, title, tests }) {
  const told = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))
  const name = `${file}:${line} › ${title}`
  const { file: at, line: atLine } = told[0]?.location ?? {}
  const where = at ? ` at ${relative(root, at)}:${atLine}` : ''
  const why = told.map(({ message }) => message).join('\n') || 'did not run, because a journey before it failed'
  const hasRun = !tests.some(didNotRun)
  const failure = shortened(`${name}${where}`, why)
  return { place: `tests/${file}:${line}`, title: name, failure, page: pageIn(tests), hasRun }
}

/** The pictures of a failed journey are gone with the folder that it ran in. */
function pageIn(tests) {
  const paths = tests.flatMap(({ results }) =>
    results.flatMap(({ attachments = [] }) =>
      attachments.flatMap(({ name, path }) => (name === 'error-context' && path && existsSync(path) ? [path] : [])),
    ),
  )
  const [, ...blocks] = paths
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
    .split('```yaml\n')
  return blocks
    .flatMap((block) => block.split('```')[0].trimEnd().split('\n'))
    .slice(0, PAGE_LINES)
    .join('\n')
}
