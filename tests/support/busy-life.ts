import pg from 'pg'
import type { Person, World } from './world.ts'

/** What a life of so many of everything is asked about. */
export type BusyLife = Record<
  'post' | 'report' | 'journal' | 'talk' | 'conference' | 'room' | 'moderationCase' | 'decision',
  string
>

const CRITERIA = {
  locationMatch: true,
  postalProximity: false,
  monthsApart: 0,
  travelOverlap: false,
  symptomSimilarity: 0.5,
  sharedTags: 1,
}
const MEDICATION_CRITERIA = {
  exactMedicationMatch: true,
  sameActiveSubstance: true,
  severityProximity: 0,
  temporalProximity: 3,
  sideEffectSimilarity: 0.5,
}

/**
 * Gives a member so many of everything that a screen may list, as rows, each with somebody else of `others`: posts with pictures and travels, matches,
 * comments with replies, notices of every kind, conversations and requests, journals, reports, conferences with what was said, cases and decisions.
 */
export async function liveBusily(
  { services }: World,
  { id: me }: Person,
  { of: n, others }: { of: number; others: readonly string[] },
): Promise<BusyLife> {
  const client = new pg.Client(services().config.databaseUrl)
  await client.connect()
  const run = async (text: string, ...values: unknown[]): Promise<string[]> =>
    (await client.query<{ id: string }>(text, values)).rows.map(({ id }) => id)
  try {
    const each = 'unnest($1::uuid[]) with ordinality as o(other, i)'
    const companions = others.slice(0, n)
    const post = (author: string, more: string) =>
      `insert into post (id, author_id, kind, title, description, tags, intensity, start_date, country, has_media, resolved_at, treatment, created_at, updated_at)
       select uuidv7(make_interval(secs => -i)), ${author}, 'symptom', 'Vertiges ' || i, 'La pièce tourne.', array['Vertiges'], 5, '2026-03-09', 'FR', true, ${more}, now(), now()
       from ${each} returning id`
    const own = await run(post('$2', 'null, null'), companions, me)
    const theirs = await run(post('other', `now(), 'Repos'`), companions)
    await run(
      `insert into post (id, author_id, kind, title, description, tags, created_at, updated_at)
       select uuidv7(), $2, 'community', 'Une question ' || i, 'Comment faites-vous ?', '{}', now(), now() from ${each}`,
      companions,
      me,
    )
    await run(
      `insert into media (id, owner_id, kind, key, form_id, created_at, ready_at, width, height, preview, subject_kind, subject_id, position)
       select gen_random_uuid(), author_id, 'symptom-photos', replace(gen_random_uuid()::text, '-', ''), id, now(), now(), 800, 600, 'data:image/webp;base64,', 'post', id, position
       from post, generate_series(0, 1) position where id = any ($1::uuid[])`,
      [...own, ...theirs],
    )
    await run(`insert into travel select id, 0, 'Italie', '2026-03-01', '2026-03-05' from unnest($1::uuid[]) id`, own)
    await run('insert into post_like select id, $2, now() from unnest($1::uuid[]) id', theirs, me)
    await run(
      `insert into match_key (post_id, author_id, day, ntok, country, zone, tok, tags, pref, sig, ver, matched_ver, searched_at)
       select id, author_id, start_date, 1, 'FR', '', '{1}', '{1}', '{1}', repeat('0', 256)::bit(256), 1, 1, now() from post where id = any ($1::uuid[])`,
      [...own, ...theirs],
    )
    await run(
      `insert into symptom_match select least(a.key, b.key), greatest(a.key, b.key), 80, $3, now()
       from match_key a, match_key b where a.post_id = any ($1::uuid[]) and b.post_id = any ($2::uuid[])`,
      own.slice(0, 3),
      theirs,
      CRITERIA,
    )
    const said = await run(
      `insert into comment (id, post_id, author_id, request_id, body, created_at)
       select uuidv7(make_interval(secs => -i)), $2, other, gen_random_uuid(), 'Moi aussi.', now() from ${each} returning id`,
      companions,
      own[0],
    )
    const replied = await run(
      `insert into comment (id, post_id, author_id, parent_id, request_id, body, created_at)
       select uuidv7(), $2, other, parent, gen_random_uuid(), 'Et vous ?', now() from ${each}, unnest($3::uuid[]) parent returning id`,
      companions.slice(0, 5),
      own[0],
      said,
    )
    const journals = await run(
      `insert into journal (id, member_id, title, created_at) select uuidv7(), $2, 'Sommeil ' || i, now() from ${each} returning id`,
      companions,
      me,
    )
    await run(
      `insert into journal_entry select id, date '2026-01-01' + day, 5, '', now() from unnest($1::uuid[]) id, generate_series(1, $2) day`,
      journals,
      n,
    )

    const talks = await run(
      `insert into conversation (id, low_id, high_id, created_at, active_since, last_seq, last_message_at)
       select uuidv7(), least(other, $2), greatest(other, $2), now(), now(), $3, now() from ${each} returning id`,
      companions,
      me,
      n,
    )
    const askedTalks = await run(
      `insert into conversation (id, low_id, high_id, created_at, last_message_at)
       select uuidv7(), least(other, $2), greatest(other, $2), now(), now() from ${each} returning id`,
      others.slice(n, 2 * n),
      me,
    )
    await run(
      `insert into conversation_seat (conversation_id, member_id)
       select id, unnest(array[low_id, high_id]) from conversation where id = any ($1::uuid[])`,
      [...talks, ...askedTalks],
    )
    const requests = await run(
      `insert into chat_request (id, conversation_id, from_id, to_id, kind, status, created_at, expires_at)
       select uuidv7(), id, case when low_id = $2 then high_id else low_id end, $2, 'chat', 'pending', now(), now() + interval '7 days'
       from conversation where id = any ($1::uuid[]) returning id`,
      askedTalks,
      me,
    )
    const accepted = await run(
      `insert into chat_request (id, conversation_id, from_id, to_id, kind, status, created_at, expires_at)
       select uuidv7(), id, $2, case when low_id = $2 then high_id else low_id end, 'chat', 'accepted', now(), now() + interval '7 days'
       from conversation where id = any ($1::uuid[]) returning id`,
      talks,
      me,
    )
    await run(
      `insert into call (id, conversation_id, caller_id, callee_id, started_at, answered_at, ended_at, outcome, caller_seen_at, callee_seen_at)
       select gen_random_uuid(), id, low_id, high_id, now(), now(), now(), 'done', now(), now() from conversation where id = any ($1::uuid[])`,
      talks,
    )
    await run(
      `insert into message (id, conversation_id, seq, sender_id, request_id, body, has_image, call_id, created_at)
       select gen_random_uuid(), c.id, seq, case when seq % 2 = 0 then $2 when low_id = $2 then high_id else low_id end, gen_random_uuid(), 'Bonjour', true,
         (select id from call where conversation_id = c.id), now()
       from conversation c, generate_series(1, $3::int) seq where c.id = any ($1::uuid[])`,
      talks,
      me,
      n,
    )
    await run(
      'update message m set quote_id = q.id from message q where q.conversation_id = m.conversation_id and q.seq = 1',
    )
    await run(
      `insert into media (id, owner_id, kind, key, form_id, created_at, ready_at, width, height, preview, subject_kind, subject_id, position)
       select gen_random_uuid(), sender_id, 'symptom-photos', replace(gen_random_uuid()::text, '-', ''), id, now(), now(), 800, 600, 'data:image/webp;base64,', 'message', id, 0
       from message where conversation_id = any ($1::uuid[])`,
      talks,
    )

    const report = (member: string) =>
      `insert into medication_report (id, member_id, request_id, digest, description, severity, onset_date, created_at, updated_at)
       select uuidv7(make_interval(secs => -i)), ${member}, gen_random_uuid(), '', 'Douleurs musculaires.', 3, '2026-02-14', now(), now() from ${each} returning id`
    const reports = await run(report('$2'), companions, me)
    const theirReports = await run(report('other'), companions)
    await run(
      `insert into report_drug (report_id, position, role, name, key, substance)
       select id, position, 'suspected', 'Atorvastatine ' || position, 'atorvastatine', 'Atorvastatine' from unnest($1::uuid[]) id, generate_series(0, 1) position`,
      [...reports, ...theirReports],
    )
    await run(
      `insert into report_reaction select id, position, 'Douleurs ' || position, 'douleurs' || position from unnest($1::uuid[]) id, generate_series(0, 1) position`,
      [...reports, ...theirReports],
    )
    await run(
      `insert into report_key (report_id, member_id, name_key, substance_key, severity, onset, tok, ntok, effects, shown_from, ver, matched_ver, searched_at)
       select id, member_id, 'atorvastatine', 'atorvastatine', 3, onset_date, '{1}', 1, '{}', now(), 1, 1, now() from medication_report where id = any ($1::uuid[])`,
      [...reports, ...theirReports],
    )
    await run(
      `insert into medication_match select least(a, b), greatest(a, b), 80, $3, now() from unnest($1::uuid[]) a, unnest($2::uuid[]) b`,
      reports.slice(0, 3),
      theirReports,
      MEDICATION_CRITERIA,
    )
    await run(
      `insert into medication_acquaintance (a, b, a_agreed_at, b_agreed_at, met_at)
       select a, b, now(), now(), now() from medication_match where a = any ($1::uuid[]) or b = any ($1::uuid[])`,
      reports,
    )
    await run(`update member set is_medication_matched = true where id = $1 or id = any ($2::uuid[])`, me, companions)

    const conferences = await run(
      `insert into conference (id, request_id, title, description, expert_name, expert_id, scheduled_at, ends_at, duration_minutes, tags, language, created_at, search, started_at)
       select uuidv7(), gen_random_uuid(), 'Acouphènes ' || i, 'Ce qui aide.', 'Dre Martin', other, at, at + interval '1 hour', 60, '{}', 'fr', now(), 'acouphenes',
         case when i = 1 then at end
       from (select other, i, now() + case when i = 1 then interval '-10 minutes' else i * interval '1 day' end as at from ${each}) planned returning id`,
      [others.at(-1), ...companions],
    )
    const [room, ...coming] = conferences as [string, ...string[]]
    await run(
      'insert into conference_registration (conference_id, member_id, registered_at) select id, $2, now() from unnest($1::uuid[]) id',
      conferences,
      me,
    )
    await run(
      `insert into room_message (id, conference_id, seq, member_id, request_id, kind, body, is_from_expert, is_anonymous, created_at, state)
       select uuidv7(make_interval(secs => -i)), $2, i, other, gen_random_uuid(), 'question', 'Et la nuit ?', false, i % 2 = 0, now(), 'approved' from ${each}`,
      companions,
      room,
    )
    await run(`update conference set last_seq = $2 where id = $1`, room, n)

    const cases = await run(
      `insert into moderation_case (id, kind, subject_id, author_id, opened_at, state, auto_hidden_at)
       select uuidv7(), 'message', gen_random_uuid(), $2, now(), 'closed', null from ${each} returning id`,
      companions,
      me,
    )
    const decisions = await run(
      `insert into moderation_decision (id, case_id, decided_by_id, act, sanction, reason, ground, statement, is_automatic, decided_at)
       select uuidv7(), id, $2, 'hide', 'none', 'harassment', 'terms', 'Ce message insulte quelqu’un.', false, now() from unnest($1::uuid[]) id returning id`,
      cases,
      others.at(-1),
    )
    const open = await run(
      `insert into moderation_case (id, kind, subject_id, author_id, opened_at, snapshot, assignee_id)
       select uuidv7(), 'post', gen_random_uuid(), other, now(), '{"title": null, "body": "Des mots."}', $2 from ${each} returning id`,
      companions,
      others.at(-1),
    )
    const reported = (cases: string, by: string) =>
      `insert into content_report (id, case_id, request_id, digest, code, reporter_id, is_visitor, language, reason, weight, voice, evidence, created_at)
       select uuidv7(), ${cases}, gen_random_uuid(), '', gen_random_uuid(), ${by}, false, 'fr', 'harassment', 4, 1, '[]', now()`
    await run(`${reported('id', '$2')} from unnest($1::uuid[]) id`, open, me)
    await run(`${reported('$2', 'other')} from ${each}`, companions, open[0])
    await run(
      `insert into professional_request (id, member_id, request_id, profession, rpps, full_name, asked_at)
       select uuidv7(), other, gen_random_uuid(), 'nurse', '10003456786', 'Ada Martin', now() from ${each} on conflict do nothing`,
      companions,
    )
    await run(
      'insert into audit_key select id, gen_random_uuid() from unnest($1::uuid[]) id on conflict do nothing',
      companions,
    )
    await run(
      `insert into audit_entry (id, at, act, actor_role, actor_key, subject_kind, subject_key, is_for_subject, details, seal)
       select uuidv7(), now(), 'member.read', 'admin', key, 'member', key, false, '{}', '' from audit_key where member_id = any ($1::uuid[])`,
      companions,
    )
    await run('insert into block select $2, other, now() from unnest($1::uuid[]) other', others.slice(2 * n, 3 * n), me)

    const notices: [kind: string, subjects: readonly string[], context?: string][] = [
      ['match', theirs],
      ['recovery', theirs],
      ['comment', said, own[0]],
      ['reply', replied.slice(0, n), own[0]],
      ['reminder', journals],
      ['request', requests],
      ['accepted', accepted],
      ['conference', coming],
      ['moderation', decisions],
    ]
    for (const [kind, subjects, context] of notices)
      await run(
        // By turns: any page has some of each kind.
        `insert into notice (id, recipient_id, sender_id, kind, subject_id, context_id, created_at)
         select uuidv7(make_interval(secs => -i)), $2, case when $3 in ('reminder', 'conference', 'moderation') then null else $4::uuid end, $3, id, $5, now()
         from unnest($1::uuid[]) with ordinality as o(id, i)`,
        subjects,
        me,
        kind,
        companions[0],
        context ?? null,
      )
    await client.query('analyze')
    return {
      post: own[0]!,
      report: reports[0]!,
      journal: journals[0]!,
      talk: talks[0]!,
      conference: coming[0]!,
      room,
      moderationCase: open[0]!,
      decision: decisions[0]!,
    }
  } finally {
    await client.end()
  }
}
