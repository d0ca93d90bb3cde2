import { UNREAD_LISTED, UNREAD_MEMBERS_LEAST } from '#contract/closest/limits.ts'
import type { Language } from '#contract/foundation/languages.ts'
import type { Services } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { bandFrom } from '../member-bands.ts'
import { unreadStemsIn } from '../reader-queries.ts'
import { storiesByAuthor } from '../story-queries.ts'
import { unreadStem } from '../tables.ts'

export const UNREAD_COUNTED = defineQueue('matching.count-unread')

/** How many members use a stem, and each of its forms. */
type Counted = { members: number; forms: Map<string, number> }

/**
 * Counts, over all stories of members who take part in matching, the members who use each stem that the reader does not know. The stems of eleven and more
 * members replace the earlier ones. Stories come in the order of their authors, so that each author counts once however much they tell.
 */
export async function countUnread(services: Services): Promise<void> {
  const counted = new Map<string, Counted>()
  let authorId: string | undefined
  let ofAuthor = new Map<string, string>()
  const close = () => {
    for (const [stem, word] of ofAuthor) count(counted, stem, word)
    ofAuthor = new Map()
  }
  for await (const page of storiesByAuthor(services)) {
    const unread = await unreadStemsIn(services, page)
    for (const [place, story] of page.entries()) {
      if (story.authorId !== authorId) close()
      authorId = story.authorId
      for (const { language, stem, word } of unread[place]!) ofAuthor.set(`${language} ${stem}`, word)
    }
  }
  close()
  await keep(services, counted)
}

function count(counted: Map<string, Counted>, stem: string, word: string): void {
  const known = counted.get(stem) ?? { members: 0, forms: new Map() }
  known.members++
  known.forms.set(word, (known.forms.get(word) ?? 0) + 1)
  counted.set(stem, known)
}

async function keep(services: Services, counted: ReadonlyMap<string, Counted>): Promise<void> {
  const countedAt = services.now()
  const frequent = [...counted]
    .filter(([, { members }]) => members >= UNREAD_MEMBERS_LEAST)
    .map(([key, { members, forms }]) => {
      const [language, stem] = key.split(' ') as [Language, string]
      const [word, writers] = [...forms].reduce((most, other) => (other[1] > most[1] ? other : most))
      return { language, stem, word: writers >= UNREAD_MEMBERS_LEAST ? word : null, members, countedAt }
    })
    .sort((one, other) => other.members - one.members || (one.stem < other.stem ? -1 : 1))
  const kept = Object.values(Object.groupBy(frequent, ({ language }) => language))
    .flatMap((ofLanguage) => ofLanguage.slice(0, UNREAD_LISTED))
    .map((row) => ({ ...row, members: bandFrom(row.members) }))
  await transact(services, async (tx) => {
    await tx.delete(unreadStem)
    if (kept.length > 0) await tx.insert(unreadStem).values(kept)
  })
}
