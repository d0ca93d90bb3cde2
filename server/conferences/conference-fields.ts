import { foldText } from '#contract/foundation/fold.ts'

type ConferenceTexts = { title: string; description: string; expertName: string; tags: readonly string[] }

export const searchTextOf = ({ title, description, expertName, tags }: ConferenceTexts): string =>
  [title, expertName, ...tags, description].map(foldText).join(' | ')
