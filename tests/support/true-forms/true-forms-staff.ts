import { eq } from 'drizzle-orm'
import { sanction } from '#server/accounts/tables.ts'
import { newReceiptCode } from '#server/moderation/receipt-code.ts'
import {
  contentReport,
  moderationAppeal,
  moderationCase,
  moderationDecision,
  watchedWord,
} from '#server/moderation/tables.ts'
import { deciding, reporting, STATEMENT, why } from '../fixtures/moderation.ts'
import { sharing } from '../fixtures/sharing.ts'
import type { World } from '../world.ts'
import type { FormActors, TrueForms } from './true-forms.ts'

/** Forms about reports and decisions, and those in which admins act on a victim's account. */
export function trueStaff(world: World, { spare, friend, victim, admin, moderator, professional, words }: FormActors) {
  const { as } = world
  const { db, newId, now } = world.services()
  const ofVictim = (given: object = {}) => ({ who: admin, given: { id: victim.id, ...given } })
  const noSanction = () => db.delete(sanction).where(eq(sanction.memberId, victim.id))

  /** Makes a report by the friend of what the spare member wrote to them; it is decided or appealed against where that is the point. */
  const filed = async (state: 'open' | 'closed' | 'appealed' = 'open') => {
    const [caseId, reportId, decisionId, appealId, at] = [newId(), newId(), newId(), newId(), now()]
    const code = newReceiptCode()
    await db
      .insert(moderationCase)
      .values({ id: caseId, kind: 'message', subjectId: newId(), authorId: spare.id, openedAt: at, state })
    await db.insert(contentReport).values({
      ...{ id: reportId, caseId, requestId: newId(), digest: '', code, reporterId: friend.id, isVisitor: false },
      ...{ language: 'fr', reason: 'harassment', weight: 4, voice: 1, createdAt: at },
      evidence: [
        {
          messageId: newId(),
          by: 'reported',
          body: words.judged,
          hasImage: false,
          pictureId: null,
          createdAt: at.toISOString(),
        },
      ],
    })
    if (state !== 'open')
      await db.insert(moderationDecision).values({
        ...{ id: decisionId, caseId, act: 'hide', sanction: 'none', reason: 'harassment', ground: 'terms' },
        ...{ statement: STATEMENT, isAutomatic: false, decidedAt: at },
      })
    if (state === 'appealed')
      await db.insert(moderationAppeal).values({
        ...{ id: appealId, decisionId, requestId: newId(), byId: spare.id, side: 'author' },
        ...{ text: `${STATEMENT} ${words.judged}`, createdAt: at },
      })
    return { caseId, reportId, code, decisionId, appealId }
  }
  const judging = (given: object) => ({ who: moderator, given })
  const aWord = async () => {
    const id = newId()
    await db.insert(watchedWord).values({ id, word: `mot ${id}`, key: `mot ${id}`, act: 'flag', addedAt: now() })
    return id
  }

  return {
    'moderation.report': async () => {
      const { id } = await as(spare).posts.publishCommunity(sharing())
      return { who: friend, given: reporting({ kind: 'post', id }) }
    },
    'moderation.receipt': async () => ({ who: undefined, given: { code: (await filed()).code } }),
    'moderation.decision': async () => ({ who: spare, given: { id: (await filed('closed')).decisionId } }),
    'moderation.appeal': async () => ({
      who: spare,
      given: {
        decisionId: (await filed('closed')).decisionId,
        requestId: newId(),
        text: `${STATEMENT} ${words.judged}`,
      },
    }),
    'cases.list': () => judging({}),
    'cases.counts': () => judging({}),
    'cases.get': async () => judging({ id: (await filed()).caseId }),
    'cases.evidence': async () => judging({ id: (await filed()).reportId }),
    'cases.assign': async () => judging({ id: (await filed()).caseId, version: 1, isMine: true }),
    'cases.decide': async () => judging(deciding({ id: (await filed()).caseId, version: 1 })),
    'cases.decideAppeal': async () =>
      judging({ appealId: (await filed('appealed')).appealId, version: 1, isReversed: false, statement: STATEMENT }),
    'cases.threat': async () => judging({ caseId: (await filed()).caseId, authority: 'Pharos', note: words.judged }),
    'watchedWords.list': () => ({ who: admin, given: {} }),
    'watchedWords.add': () => ({ who: admin, given: { word: `mot ${newId().slice(-12)}`, act: 'flag' } }),
    'watchedWords.remove': async () => ({ who: admin, given: { id: await aWord() } }),

    'signals.table': () => ({ who: professional, given: {} }),
    'signals.of': () => ({ who: professional, given: { name: 'Atorvastatine' } }),
    'admin.overview': () => ({ who: admin, given: {} }),
    'admin.launch': () => ({ who: admin, given: {} }),
    'admin.tryMail': () => ({ who: admin, given: {} }),
    'admin.noteRestore': () => ({ who: admin, given: {} }),
    'admin.members': () => ({ who: admin, given: { query: 'a' } }),
    'admin.member': () => ofVictim(),
    'admin.professionals': () => ({ who: admin, given: {} }),
    'admin.unreadStems': () => ({ who: admin, given: { language: 'fr' } }),
    'admin.correctedWords': () => ({ who: admin, given: { language: 'fr' } }),
    'admin.tryReading': () => ({ who: admin, given: { text: 'Jambes en coton', language: 'fr' } }),
    'admin.audit': () => ({ who: admin, given: {} }),
    'admin.setRole': () => ofVictim({ role: 'moderator', isGranted: false }),
    'admin.sanction': async () => {
      await noSanction()
      return { who: admin, given: { id: victim.id, kind: 'silence', days: 1, ...why() } }
    },
    'admin.lift': async () => {
      await noSanction()
      const { sanctions } = await as(admin).admin.sanction({ id: victim.id, kind: 'silence', days: 1, ...why() })
      return ofVictim({ sanctionId: sanctions.find(({ isInForce }) => isInForce)!.id })
    },
    'admin.confirmEmail': () => ofVictim(),
    'admin.resetSecondFactor': () => ofVictim(),
    'admin.closeSessions': () => ofVictim(),
  } satisfies TrueForms
}
