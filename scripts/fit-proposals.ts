/**
 * Fits how likely a proposal to an author is true to labelled stories that may be looked at, never to the unseen sets: `node scripts/fit-proposals.ts`, after
 * `count-features.ts`. It prints how many of the first eight are true on parts of the stories that the rest is fitted to.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { confidenceBy } from '#lexicon/readers/confidence.ts'
import { type Candidate, openCandidates, PROPOSAL_FACTORS } from '#lexicon/readers/proposals.ts'
import { lexiconSources, theLexicon } from '#server/closest/lexicon-files.ts'
import { alarmingIds, stemFrequencies, unaskedIds } from '#server/closest/prior-files.ts'
import { associationsIn, FOLDS, lookedAtStories } from './labelled-stories.ts'
import { fitLogistic, type Verdict } from './logistic-regression.ts'

const FILE = join(import.meta.dirname, '../lexicon/readers/proposals.tsv')
const FIRST = 8

type Judged = Candidate & Verdict & { fold: number; story: number }

const stories = lookedAtStories()
const candidates = Array.from({ length: FOLDS }, (_, fold) => candidatesIn(fold)).flat()

function candidatesIn(fold: number): Judged[] {
  const candidatesOf = openCandidates(theLexicon(), lexiconSources().terms, {
    frequencies: stemFrequencies(),
    unasked: unaskedIds(),
    alarming: alarmingIds(),
    associations: associationsIn(stories.filter((story) => story.fold !== fold)),
  })
  return stories.flatMap(({ reading, told, fold: own }, story) =>
    own === fold
      ? candidatesOf(reading).map((candidate) => ({ ...candidate, isTrue: told.has(candidate.id), fold, story }))
      : [],
  )
}

const scored = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitLogistic(candidates.filter((each) => each.fold !== fold))
  return candidates
    .filter((each) => each.fold === fold)
    .map((each) => ({ ...each, likelihood: confidenceBy(weights, each.factors) }))
}).flat()
const first = [...Map.groupBy(scored, ({ story }) => story).values()].flatMap((own) =>
  own.sort((one, other) => other.likelihood - one.likelihood).slice(0, FIRST),
)
const right = first.filter(({ isTrue }) => isTrue).length
console.log(
  `${(right / stories.length).toFixed(2)} of the first ${FIRST} are true, on stories that the weights are not fitted to`,
)

const weights = fitLogistic(candidates)
writeFileSync(FILE, PROPOSAL_FACTORS.map((factor, place) => `${factor}\t${weights[place]!.toFixed(3)}\n`).join(''))
