import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowsers } from './browser.mjs'
import { check } from './check.mjs'
import { failedJourneys, failuresOfPlaywright, failuresOfVitest } from './failures.mjs'
import { program, root } from './place.mjs'
import { step, timed } from './step.mjs'
import { secondsByFile } from './test-seconds.mjs'
import { buildWeb } from './web.mjs'

const reports = join(root, '.cache')
/** Journeys that pass only when they are run once more: one is told, more fail the run. */
const FLAKY_MAX = 1
/** More that fail are no accident: run once more, one after the other, what waits for a page that never comes would hold up the run for hours. */
const RUN_AGAIN_MAX = 10

/** Everything that one change can break, in order. With `filters`, only the tests whose files they name. */
export async function test(filters) {
  const failed = filters.length ? [] : await check()
  if (!filters.length && !(await step('personal data', ['scripts/check-erasure.ts']))) failed.push('personal data')
  return runTests({
    name: 'test',
    vitest: ['unit', 'server', 'exchanging', 'fuzz'],
    journeys: 'journeys',
    filters,
    failed,
  })
}

/** What is long by nature: faults, more of the fuzz, starts and stops, the whole demo, backups, servers beside each other, media servers, Lighthouse. */
export function testLong(filters) {
  const env = { FUZZ_INPUTS: '100', FUZZ_SEED: '1675984943' }
  return runTests({ name: 'test-long', vitest: ['long', 'fuzz'], journeys: 'long', filters, failed: [], env })
}

/**
 * Runs tests in the built web; a step that fails does not hide the next ones. The last line says how many tests ran: a run that tested nothing must not look well.
 * @param vitest  names of the projects in vitest.config.ts
 * @param journeys  name of the project in playwright.config.ts
 * @param failed  names of what failed before
 */
async function runTests({ name, vitest, journeys, filters, failed, env = {} }) {
  const isBuilt = await timed('web build', buildWeb)
  if (!isBuilt) failed.push('web build')
  const counts = [
    await runVitest({ name, projects: vitest, filters, failed, env }),
    isBuilt ? await runJourneys({ name, project: journeys, filters, failed }) : nothing,
  ]
  writeFileSync(join(reports, `${name}-seconds.txt`), counts.flatMap(({ seconds }) => seconds).join('\n'))

  const sum = (of) => counts.reduce((total, each) => total + of(each), 0)
  const [passed, broken] = [sum((each) => each.passed), sum((each) => each.failed)]
  const flaky = counts.flatMap((each) => each.flaky)
  if (passed + broken === 0) failed.push('no test ran')
  if (flaky.length > FLAKY_MAX) failed.push(`${flaky.length} journeys are flaky`)
  for (const each of counts.flatMap(({ failures }) => failures)) console.log(each)
  for (const each of flaky) console.log(`FLAKY ${each}`)
  if (failed.length) console.log(`Failed: ${failed.join(', ')}`)
  console.log(`${passed} passed, ${broken} failed`)
  return failed.length === 0 && broken === 0
}

const nothing = { passed: 0, failed: 0, failures: [], flaky: [], seconds: [] }

async function runVitest({ name, projects, filters, failed, env }) {
  const report = freshReport(`${name}-vitest.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const chosen = projects.map((project) => `--project=${project}`)
  const args = ['run', ...chosen, ...reporters, ...(filters.length ? ['--passWithNoTests', ...filters] : [])]
  const label = `${projects.join(', ')} tests`
  if (!(await step(label, [program('vitest'), ...args], { env }))) failed.push(label)
  return countsIn(report, (told) => {
    const failures = failuresOfVitest(told)
    for (const each of failures) console.log(each) // and again at the end: minutes of journeys come between
    const seconds = secondsByFile(told.testResults.map((each) => [each.name, each.endTime - each.startTime]))
    return { ...nothing, passed: told.numPassedTests, failed: failures.length, failures, seconds }
  })
}

/** Runs journeys; a few that fail once more, alone: one that then passes is flaky, and its failure is told but not counted. */
async function runJourneys({ name, project, filters, failed }) {
  const browsers = findBrowsers()
  if (!browsers) {
    failed.push('journeys (no browser)')
    return nothing
  }
  const run = async (label, given) => {
    const report = freshReport(`${name}-playwright.json`)
    const env = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const isWell = await step(label, [program('playwright'), 'test', `--project=${project}`, ...given], { env })
    return countsIn(report, (told) => ({
      isWell,
      passed: told.stats.expected,
      failures: failuresOfPlaywright(told),
      journeys: failedJourneys(told),
      errors: told.errors.length,
      seconds: secondsByFile(told.suites.flatMap(durationsIn)),
    }))
  }
  const first = await run(project, filters.length ? ['--pass-with-no-tests', ...filters] : [])
  if (first.isWell) return { ...nothing, ...first, failed: 0 }
  for (const each of first.failures) console.log(each)
  const isRunAgain = first.errors === 0 && first.journeys?.length > 0 && first.journeys.length <= RUN_AGAIN_MAX
  const again = isRunAgain ? await run(`${project}, once more alone`, ['--workers=1', '--last-failed']) : undefined
  if (!again?.isWell) failed.push(project)
  const broken = again?.journeys ?? first.journeys ?? []
  return {
    ...nothing,
    ...first,
    passed: first.passed + (again?.passed ?? 0),
    failed: Math.max(broken.length, again?.isWell ? 0 : 1),
    failures: again?.isWell || !again?.journeys ? first.failures : again.failures,
    flaky: (first.journeys ?? []).filter((each) => !broken.includes(each)),
  }
}

const durationsIn = ({ file, suites = [], specs = [] }) => [
  ...suites.flatMap((suite) => durationsIn({ ...suite, file })),
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => [`tests/${file}`, duration])),
  ),
]

function freshReport(name) {
  mkdirSync(reports, { recursive: true })
  rmSync(join(reports, name), { force: true })
  return join(reports, name)
}

function countsIn(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return nothing // it ended before it could report, and has said why
  }
}
