import { foldText } from '#contract/foundation/fold.ts'

type ConferenceTexts = { title: string; description: string; expertName: string; tags: readonly string[] }

/** Returns the text that a conference is searched by: case, accents and punctuation dropped, its parts apart. */
export const searchTextOf = ({ title, description, expertName, tags }: ConferenceTexts): string =>
  [title, expertName, ...tags, description].map(foldText).join(' | ')
