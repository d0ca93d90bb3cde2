// How fast the screens are on a phone, as Lighthouse sees it for a signed-in member of the demo community: the median of some runs.
//   npm run bench:web                 the feed, the home page, a post, the matches and a conversation, 5 runs of each
//   npm run bench:web -- --runs 1     a quick look
// Lighthouse's own mobile settings: a screen of 412 × 823, and its simulated throttling (slow 4G: 150 ms, 1.6 Mbit/s; processor 4 × slower).
// The processor's part is counted from this machine's: whatever else runs here makes the figures worse, never better.
import { parseArgs } from 'node:util'
import { type DemoServer, startDemoServer } from './support/demo-server.ts'
import { type Auditor, openAuditor } from './support/lighthouse.ts'
import { barTable } from './support/report.ts'
import { refuse, runBenchOn } from './support/run-bench.ts'
import { measureScreen, newestConversation, newestPost, screenBars, screenTable, signIn } from './support/screens.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) refuse('--runs takes a whole number from 1.')

await runBenchOn(open, async ({ demo, auditor }) => {
  await signIn(auditor, demo)
  const screens = [
    { name: 'the feed', path: '/feed' },
    { name: 'the home page', path: '/' },
    { name: 'a post', path: await newestPost(auditor) },
    { name: 'the matches', path: '/matches' },
    { name: 'a conversation', path: await newestConversation(auditor) },
  ]
  const results = []
  for (const { name, path } of screens) results.push({ name, path, ...(await measureScreen(auditor, { path, runs })) })
  const bars = results.flatMap(screenBars)
  return { report: `${screenTable(results)}\n\n${barTable(bars)}`, bars }
})

type Ground = { demo: DemoServer; auditor: Auditor; remove(): Promise<void> }

async function open(signal: AbortSignal): Promise<Ground> {
  const demo = await startDemoServer(signal)
  try {
    const auditor = await openAuditor(demo.url)
    const remove = async () => {
      await auditor.close()
      await demo.remove()
    }
    return { demo, auditor, remove }
  } catch (error) {
    await demo.remove()
    throw error
  }
}
