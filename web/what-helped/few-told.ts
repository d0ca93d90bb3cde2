import type { TreatmentEffect } from '#contract/treatments/schema.ts'
import type { TriedStory } from '#contract/what-helped/schema.ts'

const OUTCOMES = ['helped', 'unchanged', 'worse'] as const
export type Outcome = (typeof OUTCOMES)[number]

const OUTCOME_OF: Record<TreatmentEffect, Outcome> = {
  muchBetter: 'helped',
  better: 'helped',
  unchanged: 'unchanged',
  worse: 'worse',
  muchWorse: 'worse',
}

type ThingWithStories = { stories: readonly TriedStory[] }

export const outcomesTold = (things: readonly ThingWithStories[]): Outcome[] =>
  OUTCOMES.filter((outcome) => things.some(({ stories }) => stories.some((story) => isOf(story, outcome))))

/** A sentence that several stories tell stands once. */
export const storiesTelling = <Thing extends ThingWithStories>(
  things: readonly Thing[],
  outcome: Outcome | undefined,
): Thing[] =>
  things.flatMap((thing) => {
    const stories = thing.stories.filter((story) => outcome === undefined || isOf(story, outcome))
    return stories.length > 0 ? [{ ...thing, stories: stories.map(saidOnce) }] : []
  })

const isOf = ({ effect }: TriedStory, outcome: Outcome): boolean => effect !== null && OUTCOME_OF[effect] === outcome

const saidOnce = (story: TriedStory, at: number, all: readonly TriedStory[]): TriedStory =>
  all.findIndex(({ sentence }) => sentence === story.sentence) < at ? { ...story, sentence: null } : story
