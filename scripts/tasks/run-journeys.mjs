import { findBrowsers } from './browser.mjs'
import { errorsOfPlaywright, failedJourneys, inOneLine, shortened } from './failures.mjs'
import { program } from './place.mjs'
import { freshReport, readReport } from './reports.mjs'
import { step } from './step.mjs'
import { secondsByFile } from './test-seconds.mjs'

const TRIES_ALONE = 2
/** More failing journeys have one cause in common: waiting in each for a page that never comes would take hours. */
const JOURNEYS_AGAIN_MAX = 15

/**
 * Runs a project of journeys. Those that failed run again alone, on a server started anew: one that passes there is told as flaky. Runs with filters are
 * strict, so that a race is seen by the person who looks for it.
 * @param project  its name in playwright.config.ts
 * @returns        `failures` and `flaky` as texts
 */
export async function runJourneys({ name, project, filters }) {
  const result = ({ passed = 0, failures = [], flaky = [], seconds = [] }) => ({
    label: project,
    passed,
    failures,
    flaky,
    seconds,
  })
  const browsers = findBrowsers()
  if (!browsers) return result({ failures: [shortened(project, 'no browser')] })
  const run = (given) => runOnce({ project, browsers, ...given })

  const first = await run({
    label: project,
    report: `${name}-playwright.json`,
    given: filters.length ? ['--pass-with-no-tests', ...filters] : [],
  })
  if (first.isWell) return result(first)
  for (const each of allFailures(first)) console.log(each)
  for (const { title, page } of first.broken) if (page) console.log(`The page of ${title}:\n${page}`)
  const count = first.broken.length
  if (filters.length > 0 || count > JOURNEYS_AGAIN_MAX) return result({ ...first, failures: allFailures(first) })
  // Every journey passed, but the end of their server did not.
  if (count === 0 && first.passed > 0) return result({ ...first, flaky: allFailures(first).map(inOneLine) })
  if (count === 0) {
    const again = await run({ label: `${project}, again`, report: `${name}-playwright-again.json`, given: [] })
    return again.isWell
      ? result({ ...again, flaky: [inOneLine(allFailures(first)[0])] })
      : result({ ...again, failures: allFailures(again) })
  }

  let { broken } = first
  let again
  for (let turn = 1; turn <= TRIES_ALONE && broken.length > 0; turn++) {
    const given = ['--workers=1', ...broken.map(({ place }) => place)]
    again = await run({ label: `${project}, alone`, report: `${name}-playwright-again.json`, given })
    if (again.passed + again.broken.length === 0) break
    broken = again.broken
  }
  const isBroken = (journey) => broken.some(({ title }) => title === journey.title)
  const mended = first.broken.filter((journey) => !isBroken(journey))
  return result({
    ...first,
    passed: first.passed + mended.length,
    failures: broken.length > 0 ? allFailures(again) : [],
    flaky: [...mended.filter(({ hasRun }) => hasRun).map(({ failure }) => failure), ...first.errors].map(inOneLine),
  })
}

async function runOnce({ project, browsers, label, report, given }) {
  const path = freshReport(report)
  const env = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: path }
  const isWell = await step(label, [program('playwright'), 'test', `--project=${project}`, ...given], { env })
  const told = readReport(path)
  if (!told) return { isWell, passed: 0, broken: [], errors: [shortened(label, 'ended before it could report')] }
  return {
    isWell,
    passed: told.stats.expected,
    broken: failedJourneys(told),
    errors: errorsOfPlaywright(told),
    seconds: secondsByFile(told.suites.flatMap(durationsIn)),
  }
}

function allFailures({ broken, errors }) {
  const told = [...broken.map(({ failure }) => failure), ...errors]
  return told.length > 0 ? told : [shortened('journeys', 'ended with an error outside of any journey: see above')]
}

const durationsIn = ({ file, suites = [], specs = [] }) => [
  ...suites.flatMap((suite) => durationsIn({ ...suite, file })),
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => [`tests/${file}`, duration])),
  ),
]
