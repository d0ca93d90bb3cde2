import { listedSymptom } from '#contract/posts/tag-suggestions.ts'

/** Whether words that stand for a reading are a tag, which its author chose and did not write: a listed symptom, letter for letter as posts keep it. */
export const isTag = (words: string): boolean => listedSymptom(words)?.fr === words
