import { sql } from 'drizzle-orm'
import { SETTINGS_PAGES } from '#contract/accounts/settings-pages.ts'
import { HOSTILE, MARK, madeByHostile, NOTHING } from '#tests/support/fixtures/hostile/hostile.ts'
import { makeStaff } from '#tests/support/fixtures/staff.ts'
import { livesOf } from '#tests/support/fixtures/written-lives.ts'
import { expect, type Member, test } from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'

/** As if nothing had ever been cleaned on its way in: the screens alone stand between these texts and whoever reads. */
async function madeHostile({
  adaId,
  bobId,
  journal,
  report,
  talk,
  room,
  filed,
  decision,
  word,
}: Awaited<ReturnType<typeof livesOf>>) {
  const both = sql`(${adaId}, ${bobId})`
  const text = sql`${HOSTILE}::text`
  await onJourneyDatabase(async (db) => {
    for (const statement of [
      sql`update member set username = ${text} || id where id in ${both}`,
      sql`update post set title = ${text}, description = ${text}, duration = case when kind = 'symptom' then ${text} end, place = case when kind = 'community' then ${text} end, tags = array[${text}], treatment = case when treatment is null then null else ${text} end, resolution_notes = case when treatment is null then null else ${text} end where author_id in ${both}`,
      sql`update comment set body = ${text} where author_id in ${both}`,
      sql`update journal set title = ${text} where id = ${journal.id}`,
      sql`update journal_entry set note = ${text} where journal_id = ${journal.id}`,
      sql`update medication_report set description = ${text}, duration = ${text}, history = ${text}, notes = ${text} where member_id in ${both}`,
      sql`update report_drug set name = ${text}, substance = ${text}, dosage = ${text}, indication = ${text}, batch = ${text} where report_id = ${report.id}`,
      sql`update report_reaction set term = ${text} where report_id = ${report.id}`,
      sql`update message set body = ${text} where conversation_id = ${talk.id}`,
      sql`update conference set title = ${text}, description = ${text}, expert_name = ${text}, expert_bio = ${text} where id = ${room.id}`,
      sql`update room_message set body = ${text} where conference_id = ${room.id}`,
      sql`update content_report set details = ${text} where case_id = ${filed.id}`,
      sql`update moderation_decision set statement = ${text} where id = ${decision.id}`,
      sql`update reported_threat set authority = ${text}, note = ${text} where case_id = ${filed.id}`,
      sql`update watched_word set word = ${text} where id = ${word.id}`,
      sql`update session set user_agent = ${text} where user_id = ${adaId}`,
    ])
      await db.execute(statement)
  })
}

/** In a text of the page, or in a field of it. */
const isRead = (mark: string) =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value.includes(mark)) ||
  document.body.innerText.includes(mark)

/** Opens a screen; there the text is read as text, and has made nothing of it. */
async function opens({ page }: Member, path: string) {
  await page.goto(path)
  await expect.poll(() => page.evaluate(isRead, MARK), { message: path }).toBe(true)
  expect([path, await page.evaluate(madeByHostile)]).toEqual([path, NOTHING])
}

test('no screen runs a stored text, makes elements of it or asks another site for anything', async ({ member }) => {
  const [ada, bob, eve] = [await member('Ada'), await member('Bob'), await member('Eve')]
  await makeStaff(eve, 'admin')
  const life = await livesOf(ada, bob, eve)
  await madeHostile(life)
  for (const { page } of [ada, bob, eve])
    page.on('dialog', (dialog) => expect.soft(dialog.message(), 'a dialog').toBe(''))
  const { symptom, resolved, community, journal, report, talk, room, filed, decision, adaId, bobId } = life
  const screens: [Member, string[]][] = [
    [
      ada,
      [
        ...['/feed', `/post/${symptom.id}`, `/post/${resolved.id}`, `/post/${community.id}`, '/matches'],
        ...['/settings', ...SETTINGS_PAGES.map((page) => `/settings/${page}`)],
        ...['/dashboard/overview', '/dashboard/symptoms', '/dashboard/posts', `/dashboard/symptom/${symptom.id}`],
        ...[`/dashboard/symptom/${symptom.id}/edit`, '/dashboard/journal', `/dashboard/journal/${journal.id}`],
        ...[`/dashboard/journal/${journal.id}/summary`, '/medication', `/medication/${report.id}`],
        ...[`/medication/${report.id}/edit`, `/medication/${report.id}/declaration`, talk.path, '/notifications'],
        ...[`/member/${bobId}`, '/dashboard/events', `/expert-conferences/${room.id}`, room.path],
      ],
    ],
    [
      bob,
      [
        '/feed',
        `/post/${symptom.id}`,
        `/member/${adaId}`,
        talk.path,
        room.path,
        '/matches',
        `/decisions/${decision.id}`,
      ],
    ],
    [
      eve,
      [
        '/admin/moderation/words',
        `/admin/moderation/${filed.id}`,
        `/admin/members/${adaId}`,
        '/admin/audit',
        room.path,
      ],
    ],
  ]
  await Promise.all(
    screens.map(async ([who, paths]) => {
      for (const path of paths) await opens(who, path)
    }),
  )
  await onJourneyDatabase((db) => db.execute(sql`delete from watched_word where id = ${life.word.id}`))
})

test('the browser reports a breach of the site’s policy as an error, and an error fails every journey', {
  tag: '@core',
}, async ({ browser }) => {
  const page = await browser.newPage({ baseURL: process.env.JOURNEYS_URL! })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/auth')
  const violated = await page.evaluate(async () => {
    const told = new Promise<string[]>((settle) => {
      const directives: string[] = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        // A library of the page looks whether it may make functions from text ("script-src"), whenever it is first used.
        if (effectiveDirective === 'script-src') return
        directives.push(effectiveDirective)
        if (directives.length === 4) settle(directives.sort())
      })
    })
    const add = (name: string, given: object) =>
      document.body.append(Object.assign(document.createElement(name), given))
    add('script', { textContent: 'window.hostile = 1' })
    add('style', { textContent: 'body { color: red }' })
    add('iframe', { src: 'data:text/html,x' })
    add('script', { src: 'data:text/javascript,window.hostile=1' })
    return told
  })
  expect(violated).toEqual(['frame-src', 'script-src-elem', 'script-src-elem', 'style-src-elem'])
  expect(await page.evaluate(() => (window as { hostile?: 1 }).hostile)).toBeUndefined()
  await expect.poll(() => errors.filter((each) => /Content Security Policy/.test(each)).length).toBe(4)
  // And what a screen would have made of a hostile text is found.
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<b data-hostile></b><a href="javascript:1">x</a>'),
  )
  expect(await page.evaluate(madeByHostile)).toEqual({
    ran: null,
    made: [expect.stringContaining('<iframe'), '<b data-hostile=""></b>'],
    links: ['<a href="javascript:1">x</a>'],
  })
  await page.context().close()
})
