import { stripVTControlCharacters } from 'node:util'

const LINES = 8
const LINE_MAX = 200

/**
 * What failed, each in a few lines: at the end of a run, where whoever sees only that still learns why.
 * @param report  of Vitest, in its JSON
 */
export const failuresOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [shown(name, message)]
    return failed.map(({ fullName, failureMessages }) => shown(`${name} › ${fullName}`, failureMessages.join('\n')))
  })

/** @param report  of Playwright, in its JSON */
export const failuresOfPlaywright = ({ suites, errors }) => [
  ...suites.flatMap(failedSpecs).map(failureOf),
  ...errors.map(({ message }) => shown('journeys', message)),
]

/** Titles of the journeys that failed, each with its file and line. */
export const failedJourneys = ({ suites }) => suites.flatMap(failedSpecs).map(titleOf)

const titleOf = ({ file, line, title }) => `${file}:${line} › ${title}`

const failedSpecs = ({ suites = [], specs = [] }) => [...suites.flatMap(failedSpecs), ...specs.filter(({ ok }) => !ok)]

function failureOf({ tests, ...spec }) {
  const told = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))
  const where = told[0]?.location ? ` at ${told[0].location.file}:${told[0].location.line}` : ''
  return shown(`${titleOf(spec)}${where}`, told.map(({ message }) => message).join('\n'))
}

function shown(title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
  return [title, ...lines.slice(0, LINES).map((line) => `    ${line.trim().slice(0, LINE_MAX)}`)].join('\n')
}
