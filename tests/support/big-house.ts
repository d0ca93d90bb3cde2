import pg from 'pg'
import type { World } from './world.ts'

const MEMBERS = 4_000
const POSTS = 12_000
const REPORTS = 6_000
const TALKS = 4_000
const CONFERENCES = 600

/** Ids by their number, in SQL. */
const id = (prefix: string, n: string) => `('${prefix}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
const member = (n: string) => id('01920000', n)
const post = (n: string) => id('01921000', n)
const comment = (n: string) => id('01922000', n)
const report = (n: string) => id('01923000', n)
const talk = (n: string) => id('01924000', n)
const conference = (n: string) => id('01925000', n)
const someCase = (n: string) => id('01926000', n)
const some = (count: number) => `generate_series(1, ${count}) n`

/** Fills a house with a crowd, as rows, so that each table a screen reads is too large to be read through. */
export async function fillHouse({ services }: World): Promise<void> {
  const client = new pg.Client(services().config.databaseUrl)
  await client.connect()
  // Counters and garbage of what is written here are of no account.
  await client.query(`alter table post_like disable trigger user; alter table comment disable trigger user`)
  for (const statement of STATEMENTS) await client.query(statement)
  await client.query(`alter table post_like enable trigger user; alter table comment enable trigger user`)
  await client.query('vacuum analyze')
  await client.end()
}

const STATEMENTS = [
  `insert into "user" (id, name, email, email_verified, two_factor_enabled) select ${member('n')}, n, n || '@exemple.fr', true, n % 500 = 0 from ${some(MEMBERS)}`,
  `insert into member (id, username, username_key, language, is_medication_matched, created_at)
   select ${member('n')}, 'm' || n, 'm' || n, 'fr', true, now() - n * interval '1 hour' from ${some(MEMBERS)}`,
  `insert into consent (id, member_id, kind, version, given_at)
   select gen_random_uuid(), ${member('n')}, kind, '2027', now() from ${some(MEMBERS)}, unnest(array['age', 'terms', 'healthData']) kind`,
  `insert into session (id, user_id, token, expires_at) select gen_random_uuid(), ${member('1 + n / 2')}, encode(sha256(n::text::bytea), 'hex'), now() + interval '1 day' from ${some(2 * MEMBERS - 2)}`,
  `insert into block select ${member('n')}, ${member('n + 1')}, now() from ${some(MEMBERS - 1)} where n % 2 = 0`,
  `insert into role select ${member('n')}, 'medical_professional', now() from ${some(MEMBERS)} where n % 500 = 0`,
  `insert into professional_request (id, member_id, request_id, profession, rpps, full_name, state, asked_at, decided_at)
   select uuidv7(), ${member('n')}, gen_random_uuid(), 'nurse', '1', 'x', case when n % 50 = 0 then 'pending' else 'refused' end, now(), now() from ${some(MEMBERS)}`,
  `insert into post (id, author_id, kind, title, description, tags, intensity, country, has_media, resolved_at, created_at, updated_at)
   select ${post('n')}, ${member(`1 + n % ${MEMBERS}`)}, case n % 10 when 0 then 'community' else 'symptom' end, 'Un titre ' || n,
     'Des mots divers et variés. ' || case n % 20 when 1 then 'Et vous ?' else '' end, case n % 3 when 0 then array['Fatigue'] else '{}' end,
     case n % 10 when 0 then null else 5 end, case when n % 10 = 0 then null else 'FR' end, n % 5 = 2, case n % 20 when 4 then now() end, now(), now()
   from ${some(POSTS)}`,
  `insert into media (id, owner_id, kind, key, form_id, created_at, ready_at, width, height, preview, subject_kind, subject_id, position)
   select gen_random_uuid(), author_id, 'symptom-photos', replace(gen_random_uuid()::text, '-', ''), id, now(), now(), 8, 6, '', 'post', id, 0 from post`,
  `insert into travel select id, 0, 'Italie', '2026-03-01', '2026-03-05' from post where kind = 'symptom'`,
  `insert into post_like select ${post(`1 + n % ${POSTS}`)}, ${member(`1 + (n * 7) % ${MEMBERS}`)}, now() from ${some(40_000)} on conflict do nothing`,
  `insert into comment (id, post_id, author_id, request_id, body, created_at)
   select ${comment('n')}, ${post(`1 + n % ${POSTS}`)}, ${member(`1 + (n * 3) % ${MEMBERS}`)}, gen_random_uuid(), 'Moi aussi.', now() from ${some(20_000)}`,
  `insert into comment (id, post_id, author_id, parent_id, request_id, body, created_at)
   select gen_random_uuid(), post_id, author_id, id, gen_random_uuid(), 'Et vous ?', now() from comment`,
  `insert into match_key (post_id, author_id, day, ntok, country, zone, tok, tags, pref, sig, ver, matched_ver, searched_at)
   select id, author_id, '2026-03-09', 1, 'FR', '', '{1}', '{1}', '{1}', repeat('0', 256)::bit(256), 1, 1, now() from post where kind = 'symptom' order by id`,
  `insert into symptom_match select key, key + d, 80, '{}', now() - key * interval '1 minute'
   from match_key, unnest(array[1, 7, 40, 200]) d where key + d <= (select max(key) from match_key)`,
  `insert into match_feedback select author_id, id, ${post('1')}, now() from post where kind = 'symptom' and id <> ${post('1')}`,
  `insert into notice (id, recipient_id, sender_id, kind, subject_id, context_id, created_at, read_at)
   select gen_random_uuid(), ${member(`1 + n % ${MEMBERS}`)}, ${member(`1 + (n * 3) % ${MEMBERS}`)}, 'comment', ${comment(`1 + n / 2`)}, ${post('1 + n % 100')}, now(), case when n % 10 > 0 then now() end
   from ${some(39_000)}`,
  `insert into journal (id, member_id, title, created_at) select uuidv7(), ${member(`1 + n % ${MEMBERS}`)}, 'Sommeil', now() from ${some(MEMBERS)}`,
  `insert into journal_entry select id, date '2026-01-01' + d, 5, '', now() from journal, generate_series(1, 5) d`,
  `insert into medication_report (id, member_id, request_id, digest, description, severity, created_at, updated_at)
   select ${report('n')}, ${member(`1 + n % ${MEMBERS}`)}, gen_random_uuid(), '', 'Douleurs.', 3, now() - n * interval '1 minute', now() from ${some(REPORTS)}`,
  `insert into report_drug (report_id, position, role, name, key) select id, position, 'suspected', 'X' || position, 'x' || position || left(md5(id::text), 2)
   from medication_report, generate_series(0, 1) position`,
  `insert into report_reaction select id, position, 'Y', 'y' || left(md5(id::text), 2) from medication_report, generate_series(0, 1) position`,
  `insert into report_version select id, 1, '{}', now() from medication_report`,
  `insert into report_key (report_id, member_id, name_key, substance_key, severity, tok, ntok, effects, shown_from, ver, matched_ver, searched_at)
   select id, member_id, 'x', '', 3, '{1}', 1, '{}', now(), 1, 1, now() from medication_report`,
  `insert into medication_match select ${report('n')}, ${report('n + d')}, 80, '{}', now() - n * interval '1 minute' from ${some(REPORTS - 200)}, unnest(array[1, 7, 40]) d`,
  `insert into medication_acquaintance (a, b, a_agreed_at, b_agreed_at, met_at)
   select a, b, now(), case when get_byte(uuid_send(b), 15) % 2 = 0 then now() end, now() from medication_match`,
  `insert into conversation (id, low_id, high_id, created_at, active_since, last_seq, last_message_at)
   select ${talk('n')}, ${member('1 + n / 4')}, ${member(`2000 + n / 4 + n % 4`)}, now(), now(), 5, now() from ${some(TALKS)}`,
  `insert into conversation_seat (conversation_id, member_id) select id, unnest(array[low_id, high_id]) from conversation`,
  `insert into chat_request (id, conversation_id, from_id, to_id, kind, status, created_at, expires_at)
   select gen_random_uuid(), id, low_id, high_id, 'chat', 'accepted', now(), now() from conversation`,
  `insert into message (id, conversation_id, seq, sender_id, request_id, body, created_at)
   select gen_random_uuid(), id, seq, low_id, gen_random_uuid(), 'Bonjour', now() - seq * interval '1 hour' from conversation, generate_series(1, 5) seq`,
  `insert into conference (id, request_id, title, description, expert_name, scheduled_at, ends_at, duration_minutes, tags, language, created_at, search)
   select ${conference('n')}, gen_random_uuid(), 'C' || n, 'd', 'e', at, at + interval '1 hour', 60, '{}', 'fr', now(), 'c' || n
   from (select n, now() + (n - ${CONFERENCES} + 50) * interval '1 day' as at from ${some(CONFERENCES)}) planned`,
  `insert into conference_registration (conference_id, member_id, registered_at)
   select ${conference(`1 + n % ${CONFERENCES}`)}, ${member(`1 + (n * 7) % ${MEMBERS}`)}, now() from ${some(15_000)} on conflict do nothing`,
  `insert into room_message (id, conference_id, seq, member_id, request_id, kind, body, is_from_expert, is_anonymous, created_at, state)
   select gen_random_uuid(), ${conference(`1 + n % ${CONFERENCES}`)}, 1 + n / ${CONFERENCES}, ${member('1 + n % 1000')}, gen_random_uuid(), 'question', 'x', false, false, now(), 'approved' from ${some(12_000)}`,
  `insert into question_vote select id, ${member('7')} from room_message`,
  `insert into moderation_case (id, kind, subject_id, author_id, opened_at, state)
   select ${someCase('n')}, 'post', ${post('n')}, ${member(`1 + n % ${MEMBERS}`)}, now(), case n % 50 when 0 then 'open' when 1 then 'appealed' else 'closed' end from ${some(6_000)}`,
  `insert into content_report (id, case_id, request_id, digest, code, reporter_id, is_visitor, language, reason, weight, voice, created_at)
   select gen_random_uuid(), ${someCase('n')}, gen_random_uuid(), '', gen_random_uuid(), ${member(`1 + (n * 3 + k) % ${MEMBERS}`)}, false, 'fr', 'harassment', 4, 1, now()
   from ${some(6_000)}, generate_series(1, 2) k`,
  `insert into moderation_decision (id, case_id, act, sanction, reason, ground, statement, is_automatic, decided_at)
   select gen_random_uuid(), id, 'hide', 'none', 'harassment', 'terms', 'x', false, now() from moderation_case where state <> 'open'`,
  `insert into moderation_appeal (id, decision_id, request_id, side, text, created_at)
   select gen_random_uuid(), id, gen_random_uuid(), 'author', 'x', now() from moderation_decision where md5(id::text) < '8'`,
  `insert into sanction (id, member_id, kind, reason, decision_id, starts_at, lifted_at) select gen_random_uuid(), ${member('n')}, 'warning', 'x', gen_random_uuid(), now(), now() from ${some(MEMBERS)}`,
  `insert into audit_key select ${member('n')}, gen_random_uuid() from ${some(MEMBERS)}`,
  `insert into audit_entry (id, at, act, actor_role, actor_key, subject_kind, subject_key, is_for_subject, details, seal)
   select uuidv7(), now(), 'member.read', 'admin', key, 'member', key, false, '{}', '' from audit_key, generate_series(1, 3)`,
  `insert into member_stream select ${member('n')}, 5 from ${some(MEMBERS)}`,
  `insert into member_event select ${member('n')}, seq, 'notice', ${post('1')} from ${some(MEMBERS)}, generate_series(1, 5) seq`,
  `insert into quota_use (member_id, kind, at) select ${member(`1 + n % ${MEMBERS}`)}, 'post', now() from ${some(20_000)}`,
  `insert into drug (cis, name, name_key, substance_key, is_marketed) select n, 'Médicament ' || md5(n::text), md5(n::text), 'substance', true from ${some(8_000)}`,
  `insert into signal_pair select md5(n::text), 'y', 'X', 'Y', n, 1, 1, 1, n, n, false, now() from ${some(8_000)}`,
]
