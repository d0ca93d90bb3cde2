import { UNREAD_LISTED } from '#contract/closest/limits.ts'
import type { Language } from '#contract/foundation/languages.ts'
import type { Services } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { addMember, isShared, memberBandFrom, newTally, type Tally } from '../member-bands.ts'
import { unreadStemsIn } from '../reader-queries.ts'
import { storiesByAuthor } from '../story-queries.ts'
import { unreadStem } from '../tables.ts'

export const UNREAD_COUNTED = defineQueue('closest.count-unread')

type Counted = Tally & { forms: Map<string, Tally> }

/**
 * Only stems of at least eleven members of three households replace the earlier ones. Stories come in the order of their authors, so that each author counts
 * once.
 */
export async function countUnread(services: Services): Promise<void> {
  const counted = new Map<string, Counted>()
  let author: { authorId: string; placeKey: string } | undefined
  let ofAuthor = new Map<string, string>()
  const close = () => {
    if (author) for (const [stem, word] of ofAuthor) count(counted, { stem, word, placeKey: author.placeKey })
    ofAuthor = new Map()
  }
  for await (const page of storiesByAuthor(services)) {
    const unread = await unreadStemsIn(services, page)
    for (const [place, story] of page.entries()) {
      if (story.authorId !== author?.authorId) close()
      author = story
      for (const { language, stem, word } of unread[place]!) ofAuthor.set(`${language} ${stem}`, word)
    }
  }
  close()
  await keep(services, counted)
}

type Use = { stem: string; word: string; placeKey: string }

function count(counted: Map<string, Counted>, { stem, word, placeKey }: Use): void {
  const known = counted.get(stem) ?? { ...newTally(), forms: new Map() }
  const form = known.forms.get(word) ?? newTally()
  addMember(known, placeKey)
  addMember(form, placeKey)
  known.forms.set(word, form)
  counted.set(stem, known)
}

async function keep(services: Services, counted: ReadonlyMap<string, Counted>): Promise<void> {
  const countedAt = services.now()
  const frequent = [...counted]
    .filter(([, counts]) => isShared(counts))
    .map(([key, { members, forms }]) => {
      const [language, stem] = key.split(' ') as [Language, string]
      const [word, writers] = [...forms].reduce((most, other) => (other[1].members > most[1].members ? other : most))
      return { language, stem, word: isShared(writers) ? word : null, members, countedAt }
    })
    .sort((one, other) => other.members - one.members || (one.stem < other.stem ? -1 : 1))
  const kept = Object.values(Object.groupBy(frequent, ({ language }) => language))
    .flatMap((ofLanguage) => ofLanguage.slice(0, UNREAD_LISTED))
    .map((row) => ({ ...row, members: memberBandFrom(row.members) }))
  await transact(services, async (tx) => {
    await tx.delete(unreadStem)
    if (kept.length > 0) await tx.insert(unreadStem).values(kept)
  })
}
