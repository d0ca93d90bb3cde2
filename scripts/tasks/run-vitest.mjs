import { relative } from 'node:path'
import { failuresOfFile, inOneLine, shortened } from './failures.mjs'
import { program, root } from './place.mjs'
import { freshReport, readReport } from './reports.mjs'
import { step } from './step.mjs'
import { secondsByFile } from './test-seconds.mjs'

/** A file that failed runs again, alone, at most so often. */
const TRIES_ALONE = 2
/** More files that fail have one cause in common: running each again would only take time. */
const FILES_AGAIN_MAX = 8

/**
 * Runs projects of Vitest. A file that failed runs again by itself, in a process and on a PostgreSQL of its own: when it passes there, the failure came
 * from other files or from the load, and is told as flaky. Runs with filters are strict, so that a race is seen by the person who looks for it.
 * @param projects  names of the projects in vitest.config.ts
 * @param options  of Vitest, such as a filter of tags
 * @returns         `failures` and `flaky` as texts
 */
export async function runVitest({ name, projects, options = [], filters, env }) {
  const label = [...projects, 'tests', ...options].join(' ')
  const run = (given) => runOnce({ name, projects, options, env, ...given })
  const first = await run({
    label,
    report: `${name}-vitest.json`,
    given: filters.length ? ['--passWithNoTests', ...filters] : [],
  })
  const seconds = secondsByFile([...first.files].map(([file, { ms }]) => [file, ms]))
  const result = (files, failures, flaky) => ({ label, passed: passedIn(files), failures, flaky, seconds })
  if (first.isWell) return result(first.files, [], [])

  const broken = brokenFiles(first)
  for (const file of broken) for (const each of failuresIn(first, file)) console.log(each) // Printed now, because minutes of journeys come before the end.
  if (filters.length > 0 || broken.length > FILES_AGAIN_MAX) return result(first.files, allFailures(first, label), [])
  if (broken.length === 0) {
    const again = await run({ label: `${label}, again`, report: `${name}-vitest-again.json`, given: [] })
    const flaky = [inOneLine(allFailures(first, label)[0])]
    return again.isWell ? result(again.files, [], flaky) : result(again.files, allFailures(again, label), [])
  }

  const files = new Map(first.files)
  const failures = []
  const flaky = errorsOutsideFiles(first, label).map(inOneLine)
  for (const file of broken) {
    const given = [file, '--maxWorkers=1']
    let again
    for (let turn = 1; turn <= TRIES_ALONE && !again?.isWell; turn++)
      again = await run({ label: `${file}, alone`, report: `${name}-vitest-again.json`, given })
    for (const [each, outcome] of again.files) files.set(each, outcome)
    if (again.isWell) flaky.push(inOneLine(failuresIn(first, file)[0]))
    else failures.push(...allFailures(again, label))
  }
  return result(files, failures, flaky)
}

/** @returns `files`: path from the root → tests passed, failures as texts, milliseconds; `unhandled`: errors that no test caught */
async function runOnce({ name, projects, options, env, label, report, given }) {
  const [path, unhandled] = [freshReport(report), freshReport(`${name}-unhandled.json`)]
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
    '--reporter=./scripts/tasks/unhandled-errors.mjs',
    ...options,
    ...given,
  ]
  const isWell = await step(label, [program('vitest'), ...args], { env: { ...env, VECU_UNHANDLED_ERRORS: unhandled } })
  const results = (readReport(path)?.testResults ?? []).map((each) => ({ ...each, name: relative(root, each.name) }))
  return {
    isWell,
    files: new Map(results.map((each) => [each.name, outcomeOf(each)])),
    unhandled: (readReport(unhandled) ?? []).map(({ file, message }) => ({
      file: file && relative(root, file),
      message,
    })),
  }
}

const outcomeOf = (file) => ({
  passed: file.assertionResults.filter(({ status }) => status === 'passed').length,
  failures: failuresOfFile(file),
  ms: file.endTime - file.startTime,
})

const passedIn = (files) => [...files.values()].reduce((sum, { passed }) => sum + passed, 0)

const brokenFiles = ({ files, unhandled }) => [
  ...new Set([
    ...[...files].filter(([, { failures }]) => failures.length > 0).map(([file]) => file),
    ...unhandled.flatMap(({ file }) => file ?? []),
  ]),
]

const failuresIn = ({ files, unhandled }, file) => [
  ...(files.get(file)?.failures ?? []),
  ...unhandled.filter((each) => each.file === file).map(({ message }) => shortened(`${file} › unhandled`, message)),
]

const errorsOutsideFiles = ({ unhandled }, label) =>
  unhandled.filter(({ file }) => !file).map(({ message }) => shortened(`${label} › unhandled`, message))

/** Never empty, because a run that ended without a report has failed too. */
function allFailures(run, label) {
  const told = [...brokenFiles(run).flatMap((file) => failuresIn(run, file)), ...errorsOutsideFiles(run, label)]
  return told.length > 0 ? told : [shortened(label, 'ended with an error outside of any test: see above')]
}
