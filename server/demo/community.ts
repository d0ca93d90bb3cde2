import type { CountryCode } from '#contract/foundation/countries.ts'
import { MEMBERS } from './members.ts'
import { acidReflux } from './stories/acid-reflux.ts'
import { breathlessness } from './stories/breathlessness.ts'
import { faintness } from './stories/faintness.ts'
import { fatigueAfterCovid } from './stories/fatigue-after-covid.ts'
import { handEczema } from './stories/hand-eczema.ts'
import { hives } from './stories/hives.ts'
import { insomnia } from './stories/insomnia.ts'
import { irregularCycles } from './stories/irregular-cycles.ts'
import { irritableBowel } from './stories/irritable-bowel.ts'
import { migraineWithAura } from './stories/migraine-with-aura.ts'
import { morningVertigo } from './stories/morning-vertigo.ts'
import { neuralgia } from './stories/neuralgia.ts'
import { numbHandsAtNight } from './stories/numb-hands-at-night.ts'
import { painfulJoints } from './stories/painful-joints.ts'
import { palpitations } from './stories/palpitations.ts'
import { recurrentFever } from './stories/recurrent-fever.ts'
import { sciatica } from './stories/sciatica.ts'
import { thyroid } from './stories/thyroid.ts'
import { tinnitus } from './stories/tinnitus.ts'
import { whiteFingers } from './stories/white-fingers.ts'
import type { Story } from './story.ts'
import { type DemoTried, triedIn } from './tried.ts'

/** A post ready to be published: a story, told from its author's home. All texts, people and places of life are invented. */
export type DemoPost = Required<Omit<Story, 'resolution'>> &
  Pick<Story, 'resolution'> & {
    /** Which of CLUSTERS it is one of. */
    cluster: string
    country: CountryCode
    postalCode: string
    tried: readonly DemoTried[]
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

/** Every post of the demo community, oldest first, as the community would have published them. */
export const DEMO_POSTS: readonly DemoPost[] = Object.entries(CLUSTERS)
  .flatMap(([cluster, stories]) =>
    stories.map((story: Story, place) =>
      demoPost(story, { cluster, tried: triedIn(cluster, place, MEMBERS[story.author]!.language) }),
    ),
  )
  .sort((a, b) => b.createdDaysAgo - a.createdDaysAgo)

function demoPost(story: Story, more: Pick<DemoPost, 'cluster' | 'tried'>): DemoPost {
  const { country, postalCode } = homeOf(story.author)
  return { ...story, ...more, country, postalCode, travels: story.travels ?? [] }
}

function homeOf(author: number) {
  const member = MEMBERS[author]
  if (!member) throw new RangeError(`The demo community has no member ${author}`)
  return member
}
