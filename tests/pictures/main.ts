// Takes pictures of the screens of a community of 0, 3 and 30 stories, on a phone and a desk, light and dark, in both languages, and of the pages of what
// helped with 0, 5, 50 and 5,000 entries, and writes a page of them.
//   npm run pictures -- /tmp/pictures                    all of them: some minutes
//   npm run pictures -- /tmp/pictures --stories 0,3      fewer communities; --entries 5,50 of entries; --only fil,jour fewer screens
//   npm run pictures -- /tmp/pictures --languages fr     one language
// The folder lies outside the repository: pictures are looked at, compared with those of before, and thrown away.
import { mkdirSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { openOwnServer } from '#tests/support/servers/own-server.ts'
import { tellStories } from './community.ts'
import { tellEntries } from './entries.ts'
import { type Community, fileOf, pageOfPictures, type Taken } from './page.ts'
import { ENTRIES_SCREENS, looksIn, screensOf, take } from './screens.ts'

const repository = join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stories: { type: 'string', default: '0,3,30' },
    entries: { type: 'string', default: '0,5,50,5000' },
    only: { type: 'string', default: '' },
    languages: { type: 'string', default: 'fr,en' },
  },
})

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const [given] = positionals
if (given === undefined) refuse('Name a folder for the pictures: npm run pictures -- /tmp/pictures')
const folder = resolve(given)
const way = relative(repository, folder)
if (!way.startsWith('..') && !isAbsolute(way))
  refuse('The pictures belong in no repository: name a folder outside of it.')
const countsIn = (given: string, name: string, most: number): number[] => {
  const counts = given === '' ? [] : given.split(',').map(Number)
  if (counts.some((count) => !Number.isInteger(count) || count < 0 || count > most))
    refuse(`--${name} takes whole numbers from 0 to ${most}, with commas between them.`)
  return counts
}
const communities: Community[] = [
  ...countsIn(values.stories, 'stories', 30).map((count) => ({ count, of: 'récits' as const })),
  ...countsIn(values.entries, 'entries', 5_000).map((count) => ({ count, of: 'essais' as const })),
]
const languages = LANGUAGES.filter((language) => values.languages.split(',').includes(language))
if (languages.length === 0) refuse(`--languages takes ${LANGUAGES.join(' and ')}, with a comma between them.`)
const looks = looksIn(languages)
const only = values.only === '' ? undefined : values.only.split(',')
mkdirSync(folder, { recursive: true })

const browser = await chromium.launch({
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
})
const taken: Taken[] = []
try {
  for (const community of communities) await takeAll(browser, community)
} finally {
  await browser.close()
}
if (taken.length === 0) refuse('No screen has such a name: see tests/pictures/screens.ts.')
writeFileSync(join(folder, 'index.html'), pageOfPictures(taken, looks))
console.log(`${taken.length * looks.length} pictures: ${join(folder, 'index.html')}`)

/** Takes every screen in every look, in a community of so many stories, or entries, that is made for it and removed again. */
async function takeAll(shared: Browser, { count, of }: Community): Promise<void> {
  const server = await openOwnServer({})
  try {
    const { storyId, newcomer, ...people } = await tellStories(shared, of === 'récits' ? count : 0)
    if (of === 'essais') await tellEntries(count)
    const screens = of === 'récits' ? screensOf(storyId) : ENTRIES_SCREENS
    const isTaken = (name: string) => taken.some(({ screen }) => screen === name)
    const wanted = screens.filter(
      ({ name, isOfAll }) => (only === undefined || only.includes(name)) && !(isOfAll && isTaken(name)),
    )
    for (const screen of wanted) {
      const picture = { count, of, screen: screen.name }
      for (const look of looks) {
        const page = screen.who === 'newcomer' ? await newcomer() : people[screen.who]
        await take(page, screen, { look, file: join(folder, fileOf(picture, look.name)) })
        if (screen.who === 'newcomer') await page.context().close()
      }
      taken.push(picture)
      console.log(`  ${count} ${of}: ${screen.name}`)
    }
    for (const page of Object.values(people)) await page.context().close()
  } finally {
    await server.close()
  }
}
