import type { CountryCode } from '#contract/foundation/countries.ts'
import { MEMBERS } from './members.ts'
import { type DemoNews, NEWS } from './news.ts'
import { acidReflux } from './stories/acid-reflux.ts'
import { breathlessness } from './stories/breathlessness.ts'
import { faintness } from './stories/faintness.ts'
import { fatigueAfterCovid } from './stories/fatigue-after-covid.ts'
import { fatigueAfterInfection } from './stories/fatigue-after-infection.ts'
import { handEczema } from './stories/hand-eczema.ts'
import { hives } from './stories/hives.ts'
import { insomnia } from './stories/insomnia.ts'
import { irregularCycles } from './stories/irregular-cycles.ts'
import { irritableBowel } from './stories/irritable-bowel.ts'
import { lowIron } from './stories/low-iron.ts'
import { migraineWithAura } from './stories/migraine-with-aura.ts'
import { morningVertigo } from './stories/morning-vertigo.ts'
import { neuralgia } from './stories/neuralgia.ts'
import { numbHandsAtNight } from './stories/numb-hands-at-night.ts'
import { painfulJoints } from './stories/painful-joints.ts'
import { palpitations } from './stories/palpitations.ts'
import { recurrentFever } from './stories/recurrent-fever.ts'
import { sciatica } from './stories/sciatica.ts'
import { soreMuscles } from './stories/sore-muscles.ts'
import { thyroid } from './stories/thyroid.ts'
import { tinnitus } from './stories/tinnitus.ts'
import { unrefreshingSleep } from './stories/unrefreshing-sleep.ts'
import { whiteFingers } from './stories/white-fingers.ts'
import type { Story } from './story.ts'
import { type DemoTried, triedIn } from './tried.ts'

/** A post ready to be published: a story, told from its author's home. All texts, people and places of life are invented. */
export type DemoPost = Required<Omit<Story, 'resolution'>> &
  Pick<Story, 'resolution'> & {
    /** The key of its cluster in CLUSTERS. */
    cluster: string
    country: CountryCode
    postalCode: string
    tried: readonly DemoTried[]
    /** Later reports of its author, where it is not resolved. */
    news: readonly DemoNews[]
    /** How many examinations and doctors there were; null where its author does not count them. */
    care: { examinations: number; doctors: number } | null
  }

/** Stories that resemble one another, so that matching finds real pairs among them. */
export const CLUSTERS = {
  morningVertigo,
  numbHandsAtNight,
  fatigueAfterCovid,
  migraineWithAura,
  painfulJoints,
  acidReflux,
  handEczema,
  palpitations,
  irregularCycles,
  tinnitus,
  irritableBowel,
  neuralgia,
  insomnia,
  breathlessness,
  hives,
  sciatica,
  thyroid,
  whiteFingers,
  faintness,
  recurrentFever,
} satisfies Record<string, readonly Story[]>

/**
 * More stories of fatigue, of four kinds: fifty members tell of it, so that its page of what helped has figures and a curve. They resemble each other too much
 * for benches that need different stories.
 */
export const OF_FATIGUE = { lowIron, unrefreshingSleep, fatigueAfterInfection, soreMuscles } satisfies Record<
  string,
  readonly Story[]
>

/** Every post of the demo community, oldest first, as the community would have published them. */
export const DEMO_POSTS: readonly DemoPost[] = Object.entries({ ...CLUSTERS, ...OF_FATIGUE })
  .flatMap(([cluster, stories]) => stories.map((story: Story, place) => demoPost(story, cluster, place)))
  .sort((a, b) => b.createdDaysAgo - a.createdDaysAgo)

function demoPost(story: Story, cluster: string, place: number): DemoPost {
  const { author, tags, title } = story
  const { country, postalCode, language } = homeOf(author)
  return {
    ...story,
    cluster,
    country,
    postalCode,
    travels: story.travels ?? [],
    tried: triedIn({ cluster, place, author, tags, language, helped: story.resolution?.treatment }),
    news: NEWS[title] ?? [],
    care: careOf(author, place),
  }
}

/** Returns the care that a third of the authors report. */
function careOf(author: number, place: number): DemoPost['care'] {
  if ((author + place) % 3 > 0) return null
  return { examinations: 1 + ((author * 5 + place) % 6), doctors: 1 + ((author + place * 2) % 3) }
}

function homeOf(author: number) {
  const member = MEMBERS[author]
  if (!member) throw new RangeError(`The demo community has no member ${author}`)
  return member
}
