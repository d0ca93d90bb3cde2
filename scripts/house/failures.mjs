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
  ...suites.flatMap(failuresIn),
  ...errors.map(({ message }) => shown('journeys', message)),
]

const failuresIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(failuresIn),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const told = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      const where = told[0]?.location ? ` at ${told[0].location.file}:${told[0].location.line}` : ''
      return shown(`${file}:${line} › ${title}${where}`, told.map(({ message }) => message).join('\n'))
    }),
]

function shown(title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
  return [title, ...lines.slice(0, LINES).map((line) => `    ${line.trim().slice(0, LINE_MAX)}`)].join('\n')
}
