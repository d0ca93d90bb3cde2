import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowsers } from './browser.mjs'
import { check } from './check.mjs'
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'
import { program, root } from './place.mjs'
import { step, timed } from './step.mjs'
import { buildWeb } from './web.mjs'

const reports = join(root, '.cache')

/**
 * Everything, in order; a step that fails does not hide the next ones. With `filters`, only the tests whose files they name.
 * The last line says how many tests ran: a run that tested nothing must not look well.
 */
export async function test(filters) {
  const failed = filters.length ? [] : await check()
  if (!filters.length && !(await step('personal data', ['scripts/check-erasure.ts']))) failed.push('personal data')
  const isBuilt = await timed('web build', buildWeb)
  if (!isBuilt) failed.push('web build')
  const counts = [await runVitest(filters, failed), isBuilt ? await runJourneys(filters, failed) : nothing]

  const passed = counts.reduce((sum, each) => sum + each.passed, 0)
  const broken = counts.reduce((sum, each) => sum + each.failed, 0)
  if (passed + broken === 0) failed.push('no test ran')
  for (const each of counts.flatMap(({ failures }) => failures)) console.log(each)
  if (failed.length) console.log(`Failed: ${failed.join(', ')}`)
  console.log(`${passed} passed, ${broken} failed`)
  return failed.length === 0 && broken === 0
}

const nothing = { passed: 0, failed: 0, failures: [] }

async function runVitest(filters, failed) {
  const report = freshReport('vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...allowingNone(filters)]
  if (!(await step('unit and server tests', [program('vitest'), ...args]))) failed.push('unit and server tests')
  return countsIn(report, (told) => {
    const failures = failuresOfVitest(told)
    for (const each of failures) console.log(each) // and again at the end: half an hour of journeys comes between
    return { passed: told.numPassedTests, failed: failures.length, failures }
  })
}

async function runJourneys(filters, failed) {
  const browsers = findBrowsers()
  if (!browsers) {
    failed.push('journeys (no browser)')
    return nothing
  }
  const report = freshReport('playwright.json')
  const env = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const args = ['test', ...(filters.length ? ['--pass-with-no-tests', ...filters] : [])]
  if (!(await step('journeys', [program('playwright'), ...args], { env }))) failed.push('journeys')
  return countsIn(report, (told) => ({
    passed: told.stats.expected + told.stats.flaky,
    failed: told.stats.unexpected + told.errors.length,
    failures: failuresOfPlaywright(told),
  }))
}

function allowingNone(filters) {
  return filters.length ? ['--passWithNoTests', ...filters] : []
}

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
