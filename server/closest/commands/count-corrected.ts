import { CORRECTED_LIFT_LEAST, CORRECTED_LISTED } from '#contract/closest/limits.ts'
import type { Services } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { correctionsByPost } from '../correction-queries.ts'
import { addMember, isShared, memberBandFrom, newTally, type Tally } from '../member-bands.ts'
import { correctedWordsIn } from '../reader-queries.ts'
import type { CorrectedWords } from '../reader-worker.ts'
import { storiesByAuthor } from '../story-queries.ts'
import { correctedWords } from '../tables.ts'

export const CORRECTED_COUNTED = defineQueue('closest.count-corrected')

type Counted = CorrectedWords & Tally & { forms: Map<string, Tally> }

type Counts = {
  of: Map<string, Counted>
  adders: Map<string, number>
  writers: Map<string, number>
  members: Map<string, number>
}

/** Only counts of at least eleven members of three households replace the earlier ones. */
export async function countCorrected(services: Services): Promise<void> {
  const counts: Counts = { of: new Map(), adders: new Map(), writers: new Map(), members: new Map() }
  let author: { authorId: string; placeKey: string } | undefined
  let ofAuthor = new Map<string, CorrectedWords>()
  const close = () => {
    if (author) count(counts, [...ofAuthor.values()], author.placeKey)
    ofAuthor = new Map()
  }
  for await (const page of storiesByAuthor(services)) {
    const corrections = await correctionsByPost(
      services.db,
      page.map(({ id }) => id),
    )
    const stories = page.flatMap((story) => {
      const own = corrections.get(story.id)
      return own ? [{ story, corrections: own }] : []
    })
    const words = await correctedWordsIn(services, stories)
    for (const [place, { story }] of stories.entries()) {
      if (story.authorId !== author?.authorId) close()
      author = story
      for (const each of words[place]!) ofAuthor.set(keyOf(each), each)
    }
  }
  close()
  await keep(services, counts)
}

const keyOf = ({ language, feature, isTold, stems }: CorrectedWords): string =>
  [language, feature, isTold, stems].join('|')

function count({ of, adders, writers, members }: Counts, own: readonly CorrectedWords[], placeKey: string): void {
  for (const each of own) {
    const known = of.get(keyOf(each)) ?? { ...each, ...newTally(), forms: new Map() }
    const form = known.forms.get(each.words) ?? newTally()
    addMember(known, placeKey)
    addMember(form, placeKey)
    known.forms.set(each.words, form)
    of.set(keyOf(each), known)
  }
  const added = own.filter(({ isTold }) => isTold)
  for (const key of new Set(added.map(({ language, feature }) => `${language}|${feature}`))) addOne(adders, key)
  for (const key of new Set(added.map(({ language, stems }) => `${language}|${stems}`))) addOne(writers, key)
  for (const language of new Set(added.map((each) => each.language))) addOne(members, language)
}

const addOne = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

async function keep(services: Services, counts: Counts): Promise<void> {
  const countedAt = services.now()
  const telling = [...counts.of.values()]
    .filter((each) => isShared(each) && isTelling(each, counts))
    .sort((one, other) => other.members - one.members || (keyOf(one) < keyOf(other) ? -1 : 1))
  const kept = Object.values(Object.groupBy(telling, ({ language }) => language))
    .flatMap((ofLanguage) => ofLanguage.slice(0, CORRECTED_LISTED))
    .map(({ language, feature, isTold, stems, members, forms }) => ({
      ...{ language, feature, isTold, stems, countedAt },
      words: commonForm(forms),
      members: memberBandFrom(members),
    }))
  await transact(services, async (tx) => {
    await tx.delete(correctedWords)
    if (kept.length > 0) await tx.insert(correctedWords).values(kept)
  })
}

/** A removal names the very words that were read. Words beside an addition count where members who added other things write them more seldom. */
function isTelling({ language, feature, isTold, stems, members }: Counted, counts: Counts): boolean {
  if (!isTold) return true
  const adders = counts.adders.get(`${language}|${feature}`)!
  const others = counts.members.get(language)! - adders
  const othersWriting = counts.writers.get(`${language}|${stems}`)! - members
  return members * others >= CORRECTED_LIFT_LEAST * othersWriting * adders
}

/** The form that most of them write; null where no form is written by so many. */
function commonForm(forms: ReadonlyMap<string, Tally>): string | null {
  const [words, writers] = [...forms].reduce((most, other) => (other[1].members > most[1].members ? other : most))
  return isShared(writers) ? words : null
}
