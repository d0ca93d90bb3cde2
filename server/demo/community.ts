import { z } from 'zod'
import type { CountryCode } from '#contract/foundation/countries.ts'
import { MEMBERS } from './members.ts'
import { type DemoNews, NEWS } from './news.ts'
import acidReflux from './stories/acid-reflux.json' with { type: 'json' }
import breathlessness from './stories/breathlessness.json' with { type: 'json' }
import faintness from './stories/faintness.json' with { type: 'json' }
import fatigueAfterCovid from './stories/fatigue-after-covid.json' with { type: 'json' }
import fatigueAfterInfection from './stories/fatigue-after-infection.json' with { type: 'json' }
import handEczema from './stories/hand-eczema.json' with { type: 'json' }
import hives from './stories/hives.json' with { type: 'json' }
import insomnia from './stories/insomnia.json' with { type: 'json' }
import irregularCycles from './stories/irregular-cycles.json' with { type: 'json' }
import irritableBowel from './stories/irritable-bowel.json' with { type: 'json' }
import lowIron from './stories/low-iron.json' with { type: 'json' }
import migraineWithAura from './stories/migraine-with-aura.json' with { type: 'json' }
import morningVertigo from './stories/morning-vertigo.json' with { type: 'json' }
import neuralgia from './stories/neuralgia.json' with { type: 'json' }
import numbHandsAtNight from './stories/numb-hands-at-night.json' with { type: 'json' }
import painfulJoints from './stories/painful-joints.json' with { type: 'json' }
import palpitations from './stories/palpitations.json' with { type: 'json' }
import recurrentFever from './stories/recurrent-fever.json' with { type: 'json' }
import sciatica from './stories/sciatica.json' with { type: 'json' }
import soreMuscles from './stories/sore-muscles.json' with { type: 'json' }
import thyroid from './stories/thyroid.json' with { type: 'json' }
import tinnitus from './stories/tinnitus.json' with { type: 'json' }
import unrefreshingSleep from './stories/unrefreshing-sleep.json' with { type: 'json' }
import whiteFingers from './stories/white-fingers.json' with { type: 'json' }
import { Story } from './story.ts'
import { type DemoTried, triedIn } from './tried.ts'

export type DemoPost = Required<Omit<Story, 'resolution'>> &
  Pick<Story, 'resolution'> & {
    cluster: string
    country: CountryCode
    postalCode: string
    tried: readonly DemoTried[]
    news: readonly DemoNews[]
    care: { examinations: number; doctors: number } | null
  }

const Clusters = z.record(z.string(), z.array(Story))

/** Stories that resemble one another, so that matching finds real pairs among them. */
export const CLUSTERS = Clusters.parse({
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
})

/**
 * Fifty members tell of fatigue, so that its page of what helped has figures and a curve. These stories resemble each other too much for benches that need
 * different stories.
 */
export const OF_FATIGUE = Clusters.parse({ lowIron, unrefreshingSleep, fatigueAfterInfection, soreMuscles })

export const DEMO_POSTS: readonly DemoPost[] = Object.entries({ ...CLUSTERS, ...OF_FATIGUE })
  .flatMap(([cluster, stories]) => stories.map((story, place) => demoPost(story, cluster, place)))
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

function careOf(author: number, place: number): DemoPost['care'] {
  if ((author + place) % 3 > 0) return null
  return { examinations: 1 + ((author * 5 + place) % 6), doctors: 1 + ((author + place * 2) % 3) }
}

function homeOf(author: number) {
  const member = MEMBERS[author]
  if (!member) throw new RangeError(`The demo community has no member ${author}`)
  return member
}
