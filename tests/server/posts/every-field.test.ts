import { expect, test } from 'vitest'
import { PreferencesInput } from '#contract/accounts/schema.ts'
import { ChatPreferences } from '#contract/chat/schema.ts'
import { ConferenceFields } from '#contract/conferences/schema.ts'
import { PutEntryInput } from '#contract/journal/schema.ts'
import { ReportFields } from '#contract/medication/schema.ts'
import { NoticeRhythm } from '#contract/notifications/schema.ts'
import { CommunityFields, SymptomFields } from '#contract/posts/schema.ts'
import { anAdmin, announcing } from '#tests/support/fixtures/conferences.ts'
import { filled, missingFields } from '#tests/support/fixtures/filled.ts'
import { unzipped } from '#tests/support/unzipped.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

// Whatever a form of the contract asks is stored, told again, replaced by an edit, and in the member's copy: no list of fields may forget one.

const world = openWorld()
const { as } = world

/** The member's own copy of their data. */
async function copyOf(who: Person): Promise<unknown> {
  const { id } = await as(who).rights.askExport()
  await world.settle()
  const response = await world.fetch(`/api/me/exports/${id}/file`, {}, who)
  const files = await unzipped(Buffer.from(await response.arrayBuffer()))
  return JSON.parse(files.get('donnees.json')!.toString())
}

test('every field of a symptom is told, edited and exported', async () => {
  const { ada } = await world.people('ada')
  const [first, second] = [0, 1].map((round) => SymptomFields.parse(filled(SymptomFields, round)))
  const { id, version } = await as(ada).posts.publishSymptom({ ...first!, requestId: crypto.randomUUID() })
  expect(missingFields(first!, await as(ada).posts.get({ id }))).toEqual([])
  expect(missingFields(first!, await copyOf(ada))).toEqual([])
  await as(ada).posts.editSymptom({ ...second!, id, version })
  const edited = await as(ada).posts.get({ id })
  expect(missingFields(second!, edited)).toEqual([])
  expect(missingFields(first!, edited)).toEqual(Object.keys(first!))
})

test('every field of what helped is told and exported', async () => {
  const { ada } = await world.people('ada')
  const symptom = SymptomFields.parse(filled(SymptomFields, 0))
  const { id } = await as(ada).posts.publishSymptom({ ...symptom, requestId: crypto.randomUUID() })
  const helped = { treatment: 'Du repos, et rien d’autre', notes: 'Cela a pris un mois' }
  await as(ada).posts.resolve({ id, entry: 'page', ...helped })
  expect(missingFields(helped, await as(ada).posts.get({ id }))).toEqual([])
  expect(missingFields(helped, await copyOf(ada))).toEqual([])
})

test('every field of a community post is told and exported', async () => {
  const { ada } = await world.people('ada')
  const said = CommunityFields.parse(filled(CommunityFields, 0))
  const { id } = await as(ada).posts.publishCommunity({ ...said, requestId: crypto.randomUUID(), entry: 'feed' })
  expect(missingFields(said, await as(ada).posts.get({ id }))).toEqual([])
  expect(missingFields(said, await copyOf(ada))).toEqual([])
})

test('every field of a report is told, edited and exported', async () => {
  const { ada } = await world.people('ada')
  const [first, second] = [0, 1].map((round) => {
    const { drugs, ...said } = ReportFields.parse(filled(ReportFields, round))
    // The first one is declared, and suspected.
    return { ...said, drugs: drugs.map((drug) => ({ ...drug, role: 'suspected' as const })) }
  })
  const { id, version } = await as(ada).medication.declare({ ...first!, requestId: crypto.randomUUID() })
  expect(missingFields(first!, await as(ada).medication.get({ id }))).toEqual([])
  expect(missingFields(first!, await copyOf(ada))).toEqual([])
  await as(ada).medication.edit({ ...second!, id, version })
  expect(missingFields(second!, await as(ada).medication.get({ id }))).toEqual([])
  expect(missingFields(first!, await as(ada).medication.history({ id }))).toEqual([])
})

test('every field of a journal’s day is told, written over and exported', async () => {
  const { ada } = await world.people('ada')
  const { id } = await as(ada).journals.start({ title: 'Sommeil' })
  const Day = PutEntryInput.omit({ id: true, replaces: true })
  const [first, second] = [0, 1].map((round) =>
    Day.parse({ ...filled(Day, round), day: world.now().toISOString().slice(0, 10) }),
  )
  const { version } = await as(ada).journals.putEntry({ ...first!, id, replaces: null })
  await as(ada).journals.putEntry({ ...second!, id, replaces: version })
  expect(missingFields(second!, await as(ada).journals.entry({ id, day: second!.day }))).toEqual([])
  expect(missingFields(second!, await copyOf(ada))).toEqual([])
})

test('every field of a conference is shown to its announcer, and edited', async () => {
  const admin = await anAdmin(world)
  const { max } = await world.people('max')
  const given = { expertId: null, moderatorIds: [max.id], isRecorded: false }
  const [first, second] = [0, 1].map((round) =>
    ConferenceFields.parse({
      ...filled(ConferenceFields, round),
      ...given,
      scheduledAt: new Date(world.now().getTime() + (round + 2) * 86_400_000),
      url: `https://exemple.fr/${round}`,
    }),
  )
  const told = async (id: string) => {
    const { moderators } = await as(admin).conferences.roles({ id })
    const { expert, ...conference } = await as(admin).conferences.get({ id })
    const moderatorIds = moderators.map((moderator) => moderator.id)
    return {
      ...conference,
      expertName: expert.name,
      expertBio: expert.bio,
      expertId: expert.member?.id ?? null,
      moderatorIds,
    }
  }
  const { id, version } = await as(admin).conferences.create({ ...announcing(world), ...first! })
  expect(missingFields(first!, await told(id))).toEqual([])
  await as(admin).conferences.edit({ ...second!, id, version })
  expect(missingFields(second!, await told(id))).toEqual([])
})

test('every preference is kept and exported', async () => {
  const { ada } = await world.people('ada')
  const chosen = [0, 1].map((round) => ({
    preferences: PreferencesInput.required().parse(filled(PreferencesInput, round)),
    chatPreferences: ChatPreferences.parse(filled(ChatPreferences, round)),
    rhythm: NoticeRhythm.parse({
      ...filled(NoticeRhythm, round),
      quiet: { from: 1_320 + round, to: 420 },
      timeZone: 'Europe/Paris',
    }),
  }))
  for (const { preferences, chatPreferences, rhythm } of chosen) {
    await as(ada).accounts.setPreferences(preferences)
    await as(ada).chat.setManners(chatPreferences)
    await as(ada).notifications.setRhythm(rhythm)
  }
  const { preferences, chatPreferences, rhythm } = chosen[1]!
  expect(missingFields(preferences, await as(ada).accounts.me())).toEqual([])
  expect(missingFields(rhythm, await as(ada).notifications.preferences())).toEqual([])
  const copy = await copyOf(ada)
  expect(missingFields({ ...preferences, ...chatPreferences }, copy)).toEqual([])
  const { quiet: _quiet, ...rest } = rhythm
  expect(missingFields(rest, copy)).toEqual([])
})
