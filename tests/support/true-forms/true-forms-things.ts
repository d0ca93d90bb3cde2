import { eq } from 'drizzle-orm'
import { quotaUse } from '#server/foundation/tables.ts'
import { deleteReport } from '#server/medication/commands/remove-report.ts'
import { searchFor } from '#server/medication/handlers.ts'
import { reportIdsOf } from '#server/medication/indexed-report-queries.ts'
import { medicationSearchEntry } from '#server/medication/tables.ts'
import { edited } from '../fixtures/edited.ts'
import { declaring, onTheDayAfter, pairIdOf } from '../fixtures/reports.ts'
import { eczema, inOwnWords } from '../fixtures/scenes.ts'
import { saying, sharing } from '../fixtures/sharing.ts'
import type { World } from '../world.ts'
import type { FormActors, TrueForms } from './true-forms.ts'

/** A symptom on a day and in a place that are nobody's secret, in words that its author uses in no other. */
const unlike = (given: Parameters<typeof eczema>[0] = {}) => {
  const { title, description } = inOwnWords()
  return eczema({ title, description, ...given })
}

const DAY = '2026-01-05'

/** Forms in which a member writes: posts and comments for all, journals and reports for themselves. */
export function trueThings(world: World, { spare, friend, words: { own } }: FormActors) {
  const { as } = world
  const mine = (given: object = {}) => ({ who: spare, given })
  const aSymptom = () => as(spare).posts.publishSymptom(unlike())
  const aSharing = () => as(spare).posts.publishCommunity(sharing())
  const aJournal = () => as(spare).journals.start({ title: own })
  const aDay = async () => {
    const { id } = await aJournal()
    return { id, ...(await as(spare).journals.putEntry({ id, day: DAY, intensity: 4, note: own, replaces: null })) }
  }
  const aTreatment = async () => {
    const { id: postId } = await aSymptom()
    return as(spare).treatments.add({ postId, requestId: crypto.randomUUID(), name: own, kind: 'other' })
  }
  const suffered = () => declaring({ notes: own, history: own, onsetDate: DAY })
  const aReport = () => as(spare).medication.declare(suffered())
  const ofAPeriod = async () => mine({ id: (await aDay()).id, from: '2026-01-01', to: '2026-02-01' })
  /** Makes two reports that match, one of the member's and one of their friend's. */
  const aPair = async () => {
    const { services } = world
    for (const { id } of [spare, friend]) {
      for (const reportId of await reportIdsOf(services().db, id))
        await services().db.transaction((tx) => deleteReport(tx, reportId))
      await services().db.delete(quotaUse).where(eq(quotaUse.memberId, id))
      await services().db.delete(medicationSearchEntry).where(eq(medicationSearchEntry.memberId, id))
    }
    const [theirs, other] = [await aReport(), await as(friend).medication.declare(suffered())]
    for (const { id } of [other, theirs]) await searchFor(services(), { reportId: id })
    await onTheDayAfter(world)
    return { id: await pairIdOf(world, theirs.id, other.id) }
  }

  return {
    'posts.publishSymptom': () => mine(unlike()),
    'posts.publishCommunity': () => mine(sharing()),
    'posts.editSymptom': async () =>
      mine({ ...edited(unlike({ intensity: 5 })), id: (await aSymptom()).id, version: 1 }),
    'posts.resolve': async () => mine({ id: (await aSymptom()).id, treatment: 'Repos' }),
    'posts.setOutcome': async () => mine({ id: (await aSymptom()).id, was: 'ongoing', outcome: 'better', notes: own }),
    'posts.sayStill': async () => mine({ id: (await aSymptom()).id }),
    'treatments.add': async () =>
      mine({ postId: (await aSymptom()).id, requestId: crypto.randomUUID(), name: own, kind: 'other' }),
    'treatments.edit': async () => {
      const { id, version } = await aTreatment()
      return mine({ id, version, name: own, kind: 'food' })
    },
    'treatments.remove': async () => mine({ id: (await aTreatment()).id }),
    'treatments.setCare': async () => mine({ postId: (await aSymptom()).id, examinations: 2, doctors: 1 }),
    'posts.remove': async () => mine({ id: (await aSharing()).id }),
    'posts.meToo': async () => ({ who: friend, given: { id: (await aSymptom()).id, isMeToo: true } }),
    'posts.like': async () => ({ who: friend, given: { id: (await aSharing()).id, isLiked: true } }),
    'comments.add': async () => mine(saying((await aSharing()).id)),
    'comments.remove': async () => mine({ id: (await as(spare).comments.add(saying((await aSharing()).id))).id }),
    'closest.correct': async () => mine({ id: (await aSymptom()).id, reading: 'c:night', isTold: true }),
    'closest.byMeaning': () => mine({ search: 'jambes en coton', filter: 'all', media: 'any', limit: 20 }),
    'closest.suggestTags': () => mine({ title: 'Jambes', description: own, tags: [], language: 'fr' }),
    'matching.search': async () => mine({ postId: (await aSymptom()).id }),
    'closest.dismiss': async () => {
      const [theirs, other] = [await aSymptom(), await as(friend).posts.publishSymptom(unlike())]
      return mine({ ownPostId: theirs.id, postId: other.id })
    },
    'matching.restore': async () => mine({ postId: (await as(friend).posts.publishSymptom(unlike())).id }),

    'journals.start': () => mine({ title: own }),
    'journals.rename': async () => mine({ id: (await aJournal()).id, title: own }),
    'journals.setPace': async () => mine({ id: (await aJournal()).id, pace: 'none' }),
    'journals.setMeasures': async () => mine({ id: (await aJournal()).id, measures: [{ name: own, scale: 'five' }] }),
    'journals.writeDay': async () =>
      mine({
        requestId: crypto.randomUUID(),
        subject: { journalId: (await aJournal()).id },
        // No other form writes this day: over an entry that nobody said they saw it would be refused.
        day: '2026-01-06',
        intensity: 4,
        measured: [{ name: own, scale: 'ten', value: 3 }],
        seen: null,
      }),
    'journals.remove': async () => mine({ id: (await aJournal()).id }),
    'journals.putEntry': async () =>
      mine({ id: (await aJournal()).id, day: DAY, intensity: 4, note: own, replaces: null }),
    'journals.removeEntry': async () => {
      const { id, version } = await aDay()
      return mine({ id, day: DAY, version })
    },
    'journals.summary': ofAPeriod,
    'journals.summaryPdf': ofAPeriod,

    'medication.declare': () => mine(suffered()),
    'medication.edit': async () => {
      const { id, version } = await aReport()
      return mine({ ...edited(suffered()), id, version })
    },
    'medication.remove': async () => mine({ id: (await aReport()).id }),
    'medicationMatches.search': async () => mine({ reportId: (await aReport()).id }),
    'medicationMatches.agree': async () => mine(await aPair()),
    'medicationMatches.dismiss': async () => mine(await aPair()),
    'signals.effects': () => mine({ name: 'Atorvastatine' }),
    'drugs.suggest': () => mine({ search: 'doli' }),
  } satisfies TrueForms
}
