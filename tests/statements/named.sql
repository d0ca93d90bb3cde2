-- account
select "member"."id" as "id", "member"."username" as "username", "user"."email" as "email", "member"."language" as "language", "member"."theme" as "theme", "member"."created_at" as "createdAt", "user"."two_factor_enabled" as "hasSecondFactor", exists (select
from "pending_sign_up"
where ("pending_sign_up"."member_id" = "member"."id" and "pending_sign_up"."story" is not null)) as "hasWaitingStory", "factor_recovery"."due_at" as "recoveryDueAt", "erasure"."due_at" as "erasureDueAt", array(select "role"."role"
from "role"
where "role"."member_id" = "member"."id"
order by 1) as "granted", array(select "consent"."kind"
from "consent"
where "consent"."member_id" = "member"."id" and "consent"."withdrawn_at" is null) as "consents", array(select "consent"."kind"
from "consent"
where "consent"."member_id" = "member"."id" and ("consent"."withdrawn_at" is null and ("consent"."kind" = $1 and "consent"."version" < $2 or "consent"."kind" = $3 and "consent"."version" < $4 or "consent"."kind" = $5 and "consent"."version" < $6))
order by 1 desc) as "consentsToRenew"
from "member"
join "user" on "user"."id" = "member"."id"
left join "factor_recovery" on "factor_recovery"."member_id" = "member"."id"
left join "erasure" on "erasure"."member_id" = "member"."id"
where "member"."id" = $7::uuid;

-- add_events
with counter as ( insert into "member_stream" as stream (member_id, last_seq)
select *
from unnest($1::uuid[], $2::int[])
on conflict (member_id) do update
set last_seq = stream.last_seq + excluded.last_seq
returning member_id, last_seq ) insert into "member_event" (member_id, seq, kind, subject_id)
select event.member_id, counter.last_seq - event.back, event.kind, event.subject_id
from unnest( $3::uuid[], $4::text[], $5::uuid[], $6::int[] ) as event(member_id, kind, subject_id, back)
join counter using (member_id);

-- add_jobs
insert into pgboss.job ( name, data, start_after, created_on, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds )
select queue.name, $1::jsonb, pgboss.job_now(), pgboss.job_now(), pgboss.job_now() + queue.retention_seconds * interval '1 s', queue.expire_seconds, queue.deletion_seconds, queue.retry_limit, queue.retry_delay, coalesce(queue.retry_backoff, false), queue.retry_delay_max, queue.policy, queue.dead_letter, queue.heartbeat_seconds
from pgboss.queue
where queue.name = any ($2::text[])
on conflict do nothing;

-- author_places_0c8baf93453e
select author.id, coalesce((select "sign_up_origin"."key"
from "sign_up_origin"
where "sign_up_origin"."member_id" = author.id), author.id::text) as "placeKey", ( exists (select
from (
select "member"."id" as member_id, ("member"."created_at" at time zone 'UTC')::date - date '2000-01-01' as signed_up_on
from "member"
join "user" on "user"."id" = "member"."id"
where ("user"."email_verified" = $1 and "member"."created_at" <= $2)) confirmed
where confirmed.member_id = author.id) and exists (
select member_id
from (
select "post"."author_id" as member_id, ("post"."created_at" at time zone 'UTC')::date as day
from "post"
where (("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $3 and "consent"."withdrawn_at" is null))) and "post"."author_id" = author.id)
union
select "post"."author_id", ("post"."resolved_at" at time zone 'UTC')::date
from "post"
where ("post"."resolved_at" is not null and ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $4 and "consent"."withdrawn_at" is null))) and "post"."author_id" = author.id)
union
select "comment"."author_id", ("comment"."created_at" at time zone 'UTC')::date
from "comment"
where ("comment"."deleted_at" is null and "comment"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "comment"."author_id" and "consent"."kind" = $5 and "consent"."withdrawn_at" is null)) and exists (select
from "post"
where "post"."id" = "comment"."post_id" and ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $6 and "consent"."withdrawn_at" is null)))) and ("comment"."parent_id" is null or exists (select
from "comment" "above"
where "above"."id" = "comment"."parent_id" and "above"."hidden_at" is null)) and "comment"."author_id" = author.id) ) acts
group by member_id having count(*) >= $7) ) as "isEstablished"
from unnest($8::uuid[]) author (id);

-- batch_82b20a17925a073736f50a41210a6d81
select (select coalesce(json_agg(asked_row), '[]')
from (
select "comment"."id" as id, "comment"."post_id" as "postId", "post"."title" as "postTitle", "comment"."body" as body
from "comment"
join "post" on "post"."id" = "comment"."post_id"
left join "comment" as "parent" on "parent"."id" = "comment"."parent_id"
where ("comment"."id" = any (array(select unnest($1::uuid[]))) and "comment"."deleted_at" is null and ("post"."author_id" = $2::uuid or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $3 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $4::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $5::uuid))) is not true)) and ("comment"."author_id" = $6::uuid or (select ("comment"."hidden_at" is null and ("comment"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "comment"."author_id" and "consent"."kind" = $7 and "consent"."withdrawn_at" is null)))) and (("comment"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $8::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $9::uuid))) is not true and ( "comment"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "comment"."id" and "hidden_place"."member_id" = $10::uuid) )))) and ("comment"."parent_id" is null or ("parent"."author_id" = $11::uuid or (select ("parent"."hidden_at" is null and ("parent"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "parent"."author_id" and "consent"."kind" = $12 and "consent"."withdrawn_at" is null)))) and (("parent"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $13::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $14::uuid))) is not true and ( "parent"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "parent"."id" and "hidden_place"."member_id" = $15::uuid) ))))))) asked_row) as "0", (select coalesce(json_agg(asked_row), '[]')
from (
select "conference"."id" as "id", "conference"."title" as "title", "conference"."scheduled_at" as "scheduledAt", "conference"."cancelled_at" as "cancelledAt"
from "conference"
where "conference"."id" = any (array(select unnest($16::uuid[]))) and ( "conference"."expert_id" = $17::uuid or exists (
select
from "conference_registration"
where "conference_registration"."conference_id" = "conference"."id" and "conference_registration"."member_id" = $18::uuid ) )) asked_row) as "1", (select coalesce(json_agg(asked_row), '[]')
from (
select "conference_proposal"."id", "conference_proposal"."title", "conference_proposal"."conference_id" as "conferenceId", "conference_proposal"."state"
from "conference_proposal"
where "conference_proposal"."id" = any (array(select unnest($19::uuid[]))) and "conference_proposal"."member_id" = $20::uuid and "conference_proposal"."state" <> 'sent') asked_row) as "2", (select coalesce(json_agg(asked_row), '[]')
from (
select "journal"."id", "journal"."title", "journal"."reminded_for" as "remindedFor"
from "journal"
where "journal"."id" = any (array(select unnest($21::uuid[]))) and "journal"."member_id" = $22::uuid) asked_row) as "3", (select coalesce(json_agg(asked_row), '[]')
from (
select "me_too"."told_in" as "subjectId", "post"."id" as "postId", "post"."title" as "postTitle", array_agg("me_too"."member_id"
order by "me_too"."created_at" desc, "me_too"."member_id" desc) as "memberIds"
from "me_too"
join "post" on "post"."id" = "me_too"."post_id"
where ("me_too"."told_in" = any (array(select unnest($23::uuid[]))) and "post"."author_id" = $24::uuid and "post"."hidden_at" is null and ("me_too"."taken_back_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "me_too"."member_id" and "consent"."kind" = $25 and "consent"."withdrawn_at" is null)) and not exists (select
from "sanction"
where "sanction"."member_id" = "me_too"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now()))) and ("me_too"."member_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $26::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $27::uuid))) is not true)
group by "me_too"."told_in", "post"."id") asked_row) as "4", (select coalesce(json_agg(asked_row), '[]')
from (
select "medication_introduction"."id" as id, "medication_introduction"."is_substance" as "isSubstance", "report_drug"."name", "report_drug"."substance"
from "medication_introduction"
join "medication_report" as "own" on ("own"."id" = "medication_introduction"."a" or "own"."id" = "medication_introduction"."b") and "own"."member_id" = $28::uuid
join "medication_report" as "other" on ("other"."id" = "medication_introduction"."a" or "other"."id" = "medication_introduction"."b") and "other"."id" <> "own"."id"
join "report_drug" on "report_drug"."report_id" = "own"."id" and "report_drug"."position" = 0
where "medication_introduction"."id" = any (array(select unnest($29::uuid[]))) and "medication_introduction"."a_agreed_at" is not null and "medication_introduction"."b_agreed_at" is not null and exists (select 1
from "member"
where "member"."id" = "own"."member_id" and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $30 and "consent"."withdrawn_at" is null))) and exists (select 1
from "member"
where "member"."id" = "other"."member_id" and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $31 and "consent"."withdrawn_at" is null)))) asked_row) as "5", (select coalesce(json_agg(asked_row), '[]')
from (
select told.id, "moderation_case"."id" as "caseId", "moderation_decision"."id" as "decisionId", case when "moderation_appeal"."id" is not null then 'appeal' when "moderation_decision"."id" is not null then 'decision' else 'case' end as kind, "moderation_case"."author_id" is not distinct
from $32::uuid as "isOwn", exists (select
from "content_report"
where "content_report"."case_id" = "moderation_case"."id" and "content_report"."reporter_id" = $33::uuid) as "isReported", "moderation_case"."auto_hidden_at" is not null and "moderation_case"."state" = 'open' as "isHeld", ((exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = $34::uuid and "role"."role" = $35 and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = $36::uuid and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))) or exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = $37::uuid and "role"."role" = $38 and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = $39::uuid and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))))) as "isForStaff"
from unnest(array(select unnest($40::uuid[]))) as told (id)
left join "moderation_appeal" on "moderation_appeal"."id" = told.id
left join "moderation_decision" on "moderation_decision"."id" = coalesce("moderation_appeal"."decision_id", told.id)
join "moderation_case" on "moderation_case"."id" = coalesce("moderation_decision"."case_id", told.id)) asked_row) as "6", (select coalesce(json_agg(asked_row), '[]')
from (
select "post"."id", "post"."title", (
select "outcome_change"."at"
from "outcome_change"
where "outcome_change"."post_id" = "post"."id"
order by "outcome_change"."id" desc
limit 1 ) as "statedAt"
from "post"
where "post"."id" = any (array(select unnest($41::uuid[]))) and "post"."author_id" = $42::uuid and "post"."outcome" in ($1, …) and ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $43 and "consent"."withdrawn_at" is null)))) asked_row) as "7", (select coalesce(json_agg(asked_row), '[]')
from (
select "post"."id" as "id", "post"."kind" as "kind", "post"."author_id" as "authorId", "post"."title" as "title", "post"."description" as "description", "post"."tags" as "tags", "post"."duration" as "duration", "post"."place" as "place", "post"."start_date" as "startDate", "post"."country" as "country", "post"."created_at" as "createdAt", "post"."version" as "version", "post"."resolved_at" as "resolvedAt", "post"."treatment" as "treatment", "post"."resolution_notes" as "notes", "post"."outcome" as "outcome", "post"."outcome_notes" as "outcomeNotes", "post"."diagnosed_at" as "diagnosedAt", "post"."diagnosis" as "diagnosis", "post"."examination" as "examination", "post"."specialist" as "specialist", "post"."time_taken" as "timeTaken", "post"."helped" as "helped", (not ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $44 and "consent"."withdrawn_at" is null)))) as "isHidden", ("post"."hidden_at" is not null and "post"."hidden_decision_id" is null) as "isHeld"
from "post"
where "post"."id" = any (array(select unnest($45::uuid[])))) asked_row) as "8", (select coalesce(json_agg(asked_row), '[]')
from (
select "chat_request"."id" as id, "chat_request"."conversation_id" as "conversationId", "chat_request"."kind" as kind, "chat_request"."status" as status
from "chat_request"
join "conversation" on "conversation"."id" = "chat_request"."conversation_id"
where ("chat_request"."id" = any (array(select unnest($46::uuid[]))) and (("chat_request"."status" = $47 and "chat_request"."expires_at" > $48::timestamptz) or ("chat_request"."status" = 'accepted' and "conversation"."active_since" is not null and "conversation"."ended_at" is null)))) asked_row) as "9";

-- batch_a7acc3f279c3de0d6e56fae704ec15ec
select (select coalesce(json_agg(asked_row), '[]')
from (
select "comment"."id" as id, "comment"."post_id" as "postId", "post"."title" as "postTitle", "comment"."body" as body
from "comment"
join "post" on "post"."id" = "comment"."post_id"
left join "comment" as "parent" on "parent"."id" = "comment"."parent_id"
where ("comment"."id" = any (array(select unnest($1::uuid[]))) and "comment"."deleted_at" is null and ("post"."author_id" = $2::uuid or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $3 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $4::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $5::uuid))) is not true)) and ("comment"."author_id" = $6::uuid or (select ("comment"."hidden_at" is null and ("comment"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "comment"."author_id" and "consent"."kind" = $7 and "consent"."withdrawn_at" is null)))) and (("comment"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $8::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $9::uuid))) is not true and ( "comment"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "comment"."id" and "hidden_place"."member_id" = $10::uuid) )))) and ("comment"."parent_id" is null or ("parent"."author_id" = $11::uuid or (select ("parent"."hidden_at" is null and ("parent"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "parent"."author_id" and "consent"."kind" = $12 and "consent"."withdrawn_at" is null)))) and (("parent"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $13::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $14::uuid))) is not true and ( "parent"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "parent"."id" and "hidden_place"."member_id" = $15::uuid) ))))))) asked_row) as "0", (select coalesce(json_agg(asked_row), '[]')
from (
select "conference"."id" as "id", "conference"."title" as "title", "conference"."scheduled_at" as "scheduledAt", "conference"."cancelled_at" as "cancelledAt"
from "conference"
where "conference"."id" = any (array(select unnest($16::uuid[]))) and ( "conference"."expert_id" = $17::uuid or exists (
select
from "conference_registration"
where "conference_registration"."conference_id" = "conference"."id" and "conference_registration"."member_id" = $18::uuid ) )) asked_row) as "1", (select coalesce(json_agg(asked_row), '[]')
from (
select "conference_proposal"."id", "conference_proposal"."title", "conference_proposal"."conference_id" as "conferenceId", "conference_proposal"."state"
from "conference_proposal"
where "conference_proposal"."id" = any (array(select unnest($19::uuid[]))) and "conference_proposal"."member_id" = $20::uuid and "conference_proposal"."state" <> 'sent') asked_row) as "2", (select coalesce(json_agg(asked_row), '[]')
from (
select "journal"."id", "journal"."title", "journal"."reminded_for" as "remindedFor"
from "journal"
where "journal"."id" = any (array(select unnest($21::uuid[]))) and "journal"."member_id" = $22::uuid) asked_row) as "3", (select coalesce(json_agg(asked_row), '[]')
from (
select "me_too"."post_id" as id
from "me_too"
where "me_too"."member_id" = $23::uuid and "me_too"."post_id" = any (array(select unnest($24::uuid[]))) and "me_too"."taken_back_at" is null) asked_row) as "4", (select coalesce(json_agg(asked_row), '[]')
from (
select "me_too"."told_in" as "subjectId", "post"."id" as "postId", "post"."title" as "postTitle", array_agg("me_too"."member_id"
order by "me_too"."created_at" desc, "me_too"."member_id" desc) as "memberIds"
from "me_too"
join "post" on "post"."id" = "me_too"."post_id"
where ("me_too"."told_in" = any (array(select unnest($25::uuid[]))) and "post"."author_id" = $26::uuid and "post"."hidden_at" is null and ("me_too"."taken_back_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "me_too"."member_id" and "consent"."kind" = $27 and "consent"."withdrawn_at" is null)) and not exists (select
from "sanction"
where "sanction"."member_id" = "me_too"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now()))) and ("me_too"."member_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $28::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $29::uuid))) is not true)
group by "me_too"."told_in", "post"."id") asked_row) as "5", (select coalesce(json_agg(asked_row), '[]')
from (
select "medication_introduction"."id" as id, "medication_introduction"."is_substance" as "isSubstance", "report_drug"."name", "report_drug"."substance"
from "medication_introduction"
join "medication_report" as "own" on ("own"."id" = "medication_introduction"."a" or "own"."id" = "medication_introduction"."b") and "own"."member_id" = $30::uuid
join "medication_report" as "other" on ("other"."id" = "medication_introduction"."a" or "other"."id" = "medication_introduction"."b") and "other"."id" <> "own"."id"
join "report_drug" on "report_drug"."report_id" = "own"."id" and "report_drug"."position" = 0
where "medication_introduction"."id" = any (array(select unnest($31::uuid[]))) and "medication_introduction"."a_agreed_at" is not null and "medication_introduction"."b_agreed_at" is not null and exists (select 1
from "member"
where "member"."id" = "own"."member_id" and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $32 and "consent"."withdrawn_at" is null))) and exists (select 1
from "member"
where "member"."id" = "other"."member_id" and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $33 and "consent"."withdrawn_at" is null)))) asked_row) as "6", (select coalesce(json_agg(asked_row), '[]')
from (
select told.id, "moderation_case"."id" as "caseId", "moderation_decision"."id" as "decisionId", case when "moderation_appeal"."id" is not null then 'appeal' when "moderation_decision"."id" is not null then 'decision' else 'case' end as kind, "moderation_case"."author_id" is not distinct
from $34::uuid as "isOwn", exists (select
from "content_report"
where "content_report"."case_id" = "moderation_case"."id" and "content_report"."reporter_id" = $35::uuid) as "isReported", "moderation_case"."auto_hidden_at" is not null and "moderation_case"."state" = 'open' as "isHeld", ((exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = $36::uuid and "role"."role" = $37 and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = $38::uuid and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))) or exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = $39::uuid and "role"."role" = $40 and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = $41::uuid and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))))) as "isForStaff"
from unnest(array(select unnest($42::uuid[]))) as told (id)
left join "moderation_appeal" on "moderation_appeal"."id" = told.id
left join "moderation_decision" on "moderation_decision"."id" = coalesce("moderation_appeal"."decision_id", told.id)
join "moderation_case" on "moderation_case"."id" = coalesce("moderation_decision"."case_id", told.id)) asked_row) as "7", (select coalesce(json_agg(asked_row), '[]')
from (
select "post"."id", "post"."title", (
select "outcome_change"."at"
from "outcome_change"
where "outcome_change"."post_id" = "post"."id"
order by "outcome_change"."id" desc
limit 1 ) as "statedAt"
from "post"
where "post"."id" = any (array(select unnest($43::uuid[]))) and "post"."author_id" = $44::uuid and "post"."outcome" in ($1, …) and ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $45 and "consent"."withdrawn_at" is null)))) asked_row) as "8", (select coalesce(json_agg(asked_row), '[]')
from (
select distinct on (own.subject_id) own.subject_id as post_id, other.subject_id as own_post_id
from (
select "match_key"."key" as key, "match_key"."post_id" as subject_id, "match_key"."author_id" as owner_id, "match_key"."place_key" as place_key, "match_key"."is_established" as is_established
from "match_key") own
join lateral (
select b as key, score as score, criteria
from "symptom_match"
where a = own.key
union all
select a, score, criteria
from "symptom_match"
where b = own.key) pair on true
join (
select "match_key"."key" as key, "match_key"."post_id" as subject_id, "match_key"."author_id" as owner_id, "match_key"."place_key" as place_key, "match_key"."is_established" as is_established
from "match_key") other on other.key = pair.key and other.owner_id = $46::uuid
where own.subject_id = any (array(select unnest($47::uuid[]))) and not exists (
select
from "match_feedback"
where "match_feedback"."member_id" = other.owner_id and "match_feedback"."own_post_id" = other.subject_id and "match_feedback"."other_post_id" = own.subject_id ) and (select "member"."is_matched"
from "member"
where "member"."id" = own.owner_id) and (select "member"."is_matched"
from "member"
where "member"."id" = other.owner_id)
order by own.subject_id, pair.score desc, other.subject_id desc) asked_row) as "9", (select coalesce(json_agg(asked_row), '[]')
from (
select distinct on (own.subject_id) own.subject_id as post_id, other.subject_id as own_post_id
from (
select "story_reading"."key" as key, "story_reading"."post_id" as subject_id, "story_reading"."author_id" as owner_id, "story_reading"."place_key" as place_key, "story_reading"."is_established" as is_established
from "story_reading") own
join lateral (
select b as key, floor((criteria ->> 'closeness')::float8 * $48)::int as score, criteria
from "close_pair"
where a = own.key
union all
select a, floor((jsonb_build_object('closeness', criteria -> 'back', 'back', criteria -> 'closeness') ->> 'closeness')::float8 * $49)::int, jsonb_build_object('closeness', criteria -> 'back', 'back', criteria -> 'closeness')
from "close_pair"
where b = own.key) pair on true
join (
select "story_reading"."key" as key, "story_reading"."post_id" as subject_id, "story_reading"."author_id" as owner_id, "story_reading"."place_key" as place_key, "story_reading"."is_established" as is_established
from "story_reading") other on other.key = pair.key and other.owner_id = $50::uuid
where own.subject_id = any (array(select unnest($51::uuid[]))) and not exists (
select
from "match_feedback"
where "match_feedback"."member_id" = other.owner_id and "match_feedback"."own_post_id" = other.subject_id and "match_feedback"."other_post_id" = own.subject_id ) and (select "member"."is_matched"
from "member"
where "member"."id" = own.owner_id) and (select "member"."is_matched"
from "member"
where "member"."id" = other.owner_id)
order by own.subject_id, pair.score desc, other.subject_id desc) asked_row) as "10", (select coalesce(json_agg(asked_row), '[]')
from (select asked.id, (
select json_build_object( 'username', case when "member"."hidden_at" is null then "member"."username" end, 'isProfessional', exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))), 'pictures', case when ("member"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $52 and "consent"."withdrawn_at" is null))) then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "member"."id" and "media"."subject_kind" = $53) end )
from "member"
where "member"."id" = asked.id) as person
from unnest(array(select unnest($54::uuid[]))) as asked (id)) asked_row) as "11", (select coalesce(json_agg(asked_row), '[]')
from (
select "post"."id" as "id", "post"."kind" as "kind", "post"."author_id" as "authorId", "post"."title" as "title", "post"."description" as "description", "post"."tags" as "tags", "post"."duration" as "duration", "post"."place" as "place", "post"."start_date" as "startDate", "post"."country" as "country", "post"."created_at" as "createdAt", "post"."version" as "version", "post"."resolved_at" as "resolvedAt", "post"."treatment" as "treatment", "post"."resolution_notes" as "notes", "post"."outcome" as "outcome", "post"."outcome_notes" as "outcomeNotes", "post"."diagnosed_at" as "diagnosedAt", "post"."diagnosis" as "diagnosis", "post"."examination" as "examination", "post"."specialist" as "specialist", "post"."time_taken" as "timeTaken", "post"."helped" as "helped", (not ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $55 and "consent"."withdrawn_at" is null)))) as "isHidden", ("post"."hidden_at" is not null and "post"."hidden_decision_id" is null) as "isHeld"
from "post"
where "post"."id" = any (array(select unnest($56::uuid[])))) asked_row) as "12", (select coalesce(json_agg(asked_row), '[]')
from (
select "chat_request"."id" as id, "chat_request"."conversation_id" as "conversationId", "chat_request"."kind" as kind, "chat_request"."status" as status
from "chat_request"
join "conversation" on "conversation"."id" = "chat_request"."conversation_id"
where ("chat_request"."id" = any (array(select unnest($57::uuid[]))) and (("chat_request"."status" = $58 and "chat_request"."expires_at" > $59::timestamptz) or ("chat_request"."status" = 'accepted' and "conversation"."active_since" is not null and "conversation"."ended_at" is null)))) asked_row) as "13";

-- begin_publication
with first as ( insert into "publication" (author_id, request_id, post_id, digest, at)
values ( $1::uuid, $2, $3, $4, $5::timestamptz )
on conflict do nothing
returning post_id )
select first.post_id as "postId", pg_advisory_xact_lock(hashtextextended('quota:' || 'post' || ':' || $6::uuid, 0)), pg_advisory_xact_lock(hashtextextended('said:' || $7::uuid, 0))
from first;

-- best_pairs_close_pair_50
select best.*
from (
select own.subject_id as own_id, shown.subject_id, shown.owner_id, shown.score, shown.criteria, shown.place_key, shown.is_established, shown.is_kept, shown.place
from (
select "story_reading"."key" as key, "story_reading"."post_id" as subject_id, "story_reading"."author_id" as owner_id, "story_reading"."place_key" as place_key, "story_reading"."is_established" as is_established
from "story_reading") own
cross join lateral (
select few.*, row_number() over (order by not is_established or of_part > $1, rank)::int as place
from (
select few.*, row_number() over (partition by own_key, is_established
order by rank) as of_part, count(*) filter (where is_established) over (partition by own_key) as established
from (
select found.*, row_number() over (partition by own_key, place_key, is_established
order by is_kept desc, rank) as of_place_key
from (
select own.key as own_key, own.owner_id as own_owner_id, other.key, other.subject_id, other.owner_id, other.place_key, other.is_established as is_established, pair.score, pair.criteria, exists (
select
from "notice" told
where told.recipient_id = own.owner_id and told.kind = $2 and told.subject_id = other.subject_id ) as is_kept, row_number() over (partition by own.key
order by pair.score desc, (pair.criteria ->> 'closeness')::float8 desc, other.subject_id desc) as rank
from (
select b as key, floor((criteria ->> 'closeness')::float8 * $3)::int as score, criteria
from "close_pair"
where a = own.key
union all
select a, floor((jsonb_build_object('closeness', criteria -> 'back', 'back', criteria -> 'closeness') ->> 'closeness')::float8 * $4)::int, jsonb_build_object('closeness', criteria -> 'back', 'back', criteria -> 'closeness')
from "close_pair"
where b = own.key) pair
join (
select "story_reading"."key" as key, "story_reading"."post_id" as subject_id, "story_reading"."author_id" as owner_id, "story_reading"."place_key" as place_key, "story_reading"."is_established" as is_established
from "story_reading") other on other.key = pair.key
where other.owner_id <> all (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $5::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $6::uuid)) and (select "member"."is_matched"
from "member"
where "member"."id" = other.owner_id) and not exists (
select
from "match_feedback"
where "match_feedback"."member_id" = own.owner_id and "match_feedback"."own_post_id" = own.subject_id and "match_feedback"."other_post_id" = other.subject_id ) and not false ) found ) few
where of_place_key <= $7 or is_kept ) few
where is_kept or of_part <= case when is_established then $8::int else $9::int - least(established, $10::int) + $11::int end) shown
where own.subject_id = any (array(select unnest($12::uuid[]))) and (select "member"."is_matched"
from "member"
where "member"."id" = own.owner_id)) best
where not exists (select
from "post"
where "post"."id" = best.subject_id and (not ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $13 and "consent"."withdrawn_at" is null)))))
order by best.own_id desc, best.place;

-- best_pairs_symptom_match_50
select best.*
from (
select own.subject_id as own_id, shown.subject_id, shown.owner_id, shown.score, shown.criteria, shown.place_key, shown.is_established, shown.is_kept, shown.place
from (
select "match_key"."key" as key, "match_key"."post_id" as subject_id, "match_key"."author_id" as owner_id, "match_key"."place_key" as place_key, "match_key"."is_established" as is_established
from "match_key") own
cross join lateral (
select few.*, row_number() over (order by not is_established or of_part > $1, rank)::int as place
from (
select few.*, row_number() over (partition by own_key, is_established
order by rank) as of_part, count(*) filter (where is_established) over (partition by own_key) as established
from (
select found.*, row_number() over (partition by own_key, place_key, is_established
order by is_kept desc, rank) as of_place_key
from (
select own.key as own_key, own.owner_id as own_owner_id, other.key, other.subject_id, other.owner_id, other.place_key, other.is_established as is_established, pair.score, pair.criteria, exists (
select
from "match_disclosure" told
where told.one_id = least(own.subject_id, other.subject_id) and told.other_id = greatest(own.subject_id, other.subject_id) and case when own.subject_id < other.subject_id then told.was_one_told else told.was_other_told end ) as is_kept, row_number() over (partition by own.key
order by pair.score desc, (pair.criteria ->> 'sharedTags')::int desc, (pair.criteria ->> 'symptomSimilarity')::float8 desc, other.subject_id desc) as rank
from (
select b as key, score as score, criteria
from "symptom_match"
where a = own.key
union all
select a, score, criteria
from "symptom_match"
where b = own.key) pair
join (
select "match_key"."key" as key, "match_key"."post_id" as subject_id, "match_key"."author_id" as owner_id, "match_key"."place_key" as place_key, "match_key"."is_established" as is_established
from "match_key") other on other.key = pair.key
where other.owner_id <> all (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $2::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $3::uuid)) and (select "member"."is_matched"
from "member"
where "member"."id" = other.owner_id) and not exists (
select
from "match_feedback"
where "match_feedback"."member_id" = own.owner_id and "match_feedback"."own_post_id" = own.subject_id and "match_feedback"."other_post_id" = other.subject_id ) and not false ) found ) few
where of_place_key <= $4 or is_kept ) few
where is_kept or of_part <= case when is_established then $5::int else $6::int - least(established, $7::int) + $8::int end) shown
where own.subject_id = any (array(select unnest($9::uuid[]))) and (select "member"."is_matched"
from "member"
where "member"."id" = own.owner_id)) best
where not exists (select
from "post"
where "post"."id" = best.subject_id and (not ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $10 and "consent"."withdrawn_at" is null)))))
order by best.own_id desc, best.place;

-- comment_page_oldest_21
with under as materialized (select "post"."author_id" as id
from "post"
where "post"."id" = $1::uuid and ("post"."author_id" = $2::uuid or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $3 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $4::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $5::uuid))) is not true))), top as materialized (select "comment"."id" as "id", "comment"."post_id" as "postId", "comment"."author_id" as "authorId", "comment"."parent_id" as "parentId", "comment"."request_id" as "requestId", "comment"."body" as "body", "comment"."created_at" as "createdAt", "comment"."deleted_at" as "deletedAt", "comment"."hidden_at" as "hiddenAt", "comment"."hidden_reason" as "hiddenReason", "comment"."hidden_decision_id" as "hiddenDecisionId"
from "comment"
where ("comment"."post_id" = $6::uuid and "comment"."parent_id" is null and "comment"."id" > $7::uuid and (("comment"."author_id" = $8::uuid or (select ("comment"."hidden_at" is null and ("comment"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "comment"."author_id" and "consent"."kind" = $9 and "consent"."withdrawn_at" is null)))) and (("comment"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $10::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $11::uuid))) is not true and ( "comment"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "comment"."id" and "hidden_place"."member_id" = $12::uuid) )))) and ("comment"."deleted_at" is null or (select exists (select
from "comment" as reply
where ("reply"."parent_id" = "comment"."id" and "reply"."deleted_at" is null and ("reply"."author_id" = $13::uuid or (select ("reply"."hidden_at" is null and ("reply"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "reply"."author_id" and "consent"."kind" = $14 and "consent"."withdrawn_at" is null)))) and (("reply"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $15::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $16::uuid))) is not true and ( "reply"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "reply"."id" and "hidden_place"."member_id" = $17::uuid) ))))))))))
order by "comment"."id" asc
limit 21), said as materialized (
select top.*, null::int as total
from top
union all
select reply.*
from top
cross join lateral (
select "comment"."id" as "id", "comment"."post_id" as "postId", "comment"."author_id" as "authorId", "comment"."parent_id" as "parentId", "comment"."request_id" as "requestId", "comment"."body" as "body", "comment"."created_at" as "createdAt", "comment"."deleted_at" as "deletedAt", "comment"."hidden_at" as "hiddenAt", "comment"."hidden_reason" as "hiddenReason", "comment"."hidden_decision_id" as "hiddenDecisionId", (count(*) over ())::int as total
from "comment"
where "comment"."parent_id" = top.id and ("comment"."deleted_at" is null and ("comment"."author_id" = $18::uuid or (select ("comment"."hidden_at" is null and ("comment"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "comment"."author_id" and "consent"."kind" = $19 and "consent"."withdrawn_at" is null)))) and (("comment"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $20::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $21::uuid))) is not true and ( "comment"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "comment"."id" and "hidden_place"."member_id" = $22::uuid) )))))
order by "comment"."id"
limit 3 ) reply ), author as materialized (
select wrote.id, (
select json_build_object( 'username', case when "member"."hidden_at" is null then "member"."username" end, 'isProfessional', exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))), 'pictures', case when ("member"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $23 and "consent"."withdrawn_at" is null))) then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "member"."id" and "media"."subject_kind" = $24) end )
from "member"
where "member"."id" = wrote.id) as shown
from (select distinct said."authorId" as id
from said) wrote )
select under.id as "postAuthorId", said.*, author.shown as author
from under
left join said on true
left join author on author.id = said."authorId"
order by said.id;

-- comment_thread
with under as materialized (select "post"."author_id" as id
from "post"
where "post"."id" = $1::uuid and ("post"."author_id" = $2::uuid or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $3 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $4::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $5::uuid))) is not true))), top as materialized (select "comment"."id" as "id", "comment"."post_id" as "postId", "comment"."author_id" as "authorId", "comment"."parent_id" as "parentId", "comment"."request_id" as "requestId", "comment"."body" as "body", "comment"."created_at" as "createdAt", "comment"."deleted_at" as "deletedAt", "comment"."hidden_at" as "hiddenAt", "comment"."hidden_reason" as "hiddenReason", "comment"."hidden_decision_id" as "hiddenDecisionId"
from "comment"
where "comment"."id" = $6::uuid), said as materialized (
select top.*, null::int as total
from top
union all
select reply.*
from top
cross join lateral (
select "comment"."id" as "id", "comment"."post_id" as "postId", "comment"."author_id" as "authorId", "comment"."parent_id" as "parentId", "comment"."request_id" as "requestId", "comment"."body" as "body", "comment"."created_at" as "createdAt", "comment"."deleted_at" as "deletedAt", "comment"."hidden_at" as "hiddenAt", "comment"."hidden_reason" as "hiddenReason", "comment"."hidden_decision_id" as "hiddenDecisionId", (count(*) over ())::int as total
from "comment"
where "comment"."parent_id" = top.id and ("comment"."deleted_at" is null and ("comment"."author_id" = $7::uuid or (select ("comment"."hidden_at" is null and ("comment"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "comment"."author_id" and "consent"."kind" = $8 and "consent"."withdrawn_at" is null)))) and (("comment"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $9::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $10::uuid))) is not true and ( "comment"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "comment"."id" and "hidden_place"."member_id" = $11::uuid) )))))
order by "comment"."id"
limit 3 ) reply ), author as materialized (
select wrote.id, (
select json_build_object( 'username', case when "member"."hidden_at" is null then "member"."username" end, 'isProfessional', exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))), 'pictures', case when ("member"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $12 and "consent"."withdrawn_at" is null))) then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "member"."id" and "media"."subject_kind" = $13) end )
from "member"
where "member"."id" = wrote.id) as shown
from (select distinct said."authorId" as id
from said) wrote )
select under.id as "postAuthorId", said.*, author.shown as author
from under
left join said on true
left join author on author.id = said."authorId"
order by said.id;

-- conversation_page
with page as materialized (
select "conversation"."id" as "id", "conversation"."low_id" as "lowId", "conversation"."high_id" as "highId", "conversation"."created_at" as "createdAt", "conversation"."active_since" as "activeSince", "conversation"."ended_at" as "endedAt", "conversation"."video_since" as "videoSince", "conversation"."last_seq" as "lastSeq", "conversation"."last_message_at" as "lastMessageAt", case when "conversation"."low_id" = $1::uuid then "conversation"."high_id" else "conversation"."low_id" end as "otherId"
from "conversation"
where ((("conversation"."low_id" = $2::uuid or "conversation"."high_id" = $3::uuid)) and (case when "conversation"."low_id" = $4::uuid then "conversation"."high_id" else "conversation"."low_id" end = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $5::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $6::uuid))) is not true) and ("conversation"."active_since" is not null or exists (select
from "chat_request"
where "chat_request"."conversation_id" = "conversation"."id" and "chat_request"."from_id" = $7::uuid and ("chat_request"."status" = $8 and "chat_request"."expires_at" > $9::timestamptz))) and ("conversation"."last_message_at", "conversation"."id") < ($10::timestamptz, $11::uuid)
order by "conversation"."last_message_at" desc, "conversation"."id" desc
limit 31 ), me as materialized (select (
select json_build_object( 'username', case when "member"."hidden_at" is null then "member"."username" end, 'isProfessional', exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))), 'pictures', case when ("member"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $12 and "consent"."withdrawn_at" is null))) then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "member"."id" and "media"."subject_kind" = $13) end )
from "member"
where "member"."id" = $14::uuid) as person, (
select json_build_object('showsReading', "chat_manners"."shows_reading", 'showsPresence', "chat_manners"."shows_presence")
from "chat_manners"
where "chat_manners"."member_id" = $15::uuid) as shows)
select page.*, me.person as me, me.shows as mine, (
select json_build_object( 'username', case when "member"."hidden_at" is null then "member"."username" end, 'isProfessional', exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))), 'pictures', case when ("member"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $16 and "consent"."withdrawn_at" is null))) then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "member"."id" and "media"."subject_kind" = $17) end )
from "member"
where "member"."id" = page."otherId") as other, (
select json_build_object('showsReading', "chat_manners"."shows_reading", 'showsPresence', "chat_manners"."shows_presence")
from "chat_manners"
where "chat_manners"."member_id" = page."otherId") as theirs, coalesce((select true
from "presence"
where "presence"."member_id" = page."otherId" and "presence"."until" > now()
limit 1), false) as "isOnline", (
select json_agg(json_build_object( 'memberId', "conversation_seat"."member_id", 'deliveredSeq', "conversation_seat"."delivered_seq", 'readSeq', "conversation_seat"."read_seq", 'unread', case when "conversation_seat"."member_id" = $18::uuid then (
select count(*)
from (select
from "message"
where ("message"."conversation_id" = "conversation_seat"."conversation_id" and "message"."seq" > "conversation_seat"."read_seq" and "message"."sender_id" <> $19::uuid and "message"."deleted_at" is null and (("message"."hidden_at" is null or "message"."sender_id" = $20::uuid) and not exists (
select
from "hidden_message"
where "hidden_message"."message_id" = "message"."id" and "hidden_message"."member_id" = $21::uuid )))
limit 1000) unread ) else 0 end ))
from "conversation_seat"
where "conversation_seat"."conversation_id" = page.id) as participations, case when last.id is not null then to_json(last) end as last, case when waiting.id is not null then to_json(waiting) end as waiting, introduction.body as introduction
from page
cross join me
left join lateral (
select "message"."id" as "id", "message"."conversation_id" as "conversationId", "message"."seq" as "seq", "message"."sender_id" as "senderId", "message"."request_id" as "requestId", "message"."body" as "body", "message"."quote_id" as "quoteId", "message"."has_image" as "hasImage", "message"."call_id" as "callId", "message"."created_at" as "createdAt", "message"."deleted_at" as "deletedAt", "message"."hidden_at" as "hiddenAt", "message"."hidden_reason" as "hiddenReason", "message"."hidden_decision_id" as "hiddenDecisionId"
from "message"
where "message"."conversation_id" = page.id and (("message"."hidden_at" is null or "message"."sender_id" = $22::uuid) and not exists (
select
from "hidden_message"
where "hidden_message"."message_id" = "message"."id" and "hidden_message"."member_id" = $23::uuid ))
order by "message"."seq" desc
limit 1 ) last on true
left join lateral (
select "chat_request"."id" as "id", "chat_request"."conversation_id" as "conversationId", "chat_request"."from_id" as "fromId", "chat_request"."to_id" as "toId", "chat_request"."kind" as "kind", "chat_request"."status" as "status", "chat_request"."created_at" as "createdAt", "chat_request"."expires_at" as "expiresAt", "chat_request"."answered_at" as "answeredAt"
from "chat_request"
where "chat_request"."conversation_id" = page.id and ("chat_request"."status" = $24 and "chat_request"."expires_at" > $25::timestamptz)
order by "chat_request"."id"
limit 1 ) waiting on true
left join lateral (
select case when said.hidden_at is null then said.body else '' end as body
from (select *
from "message"
where "message"."conversation_id" = page.id
order by "message"."seq" desc
limit 1) said
where said.sender_id = waiting."fromId" and said.created_at >= waiting."createdAt" ) introduction on waiting.kind = 'chat'
order by page."lastMessageAt" desc, page.id desc;

-- count_publication
with full_up as materialized (
select min(recent.at) as oldest
from (
select "quota_use"."at" as at
from "quota_use"
where "quota_use"."member_id" = $1::uuid and "quota_use"."kind" = 'post' and "quota_use"."at" > $2::timestamptz - 3600000 * interval '1 ms' and "quota_use"."at" < $3::timestamptz + interval '1 hour'
order by "quota_use"."at" desc
limit 5 ) recent having count(*) >= 5), used as ( insert into "quota_use" (member_id, kind, at)
select $4::uuid, 'post', $5::timestamptz
where not exists (select
from full_up) )
select (select oldest
from full_up) as oldest, (select json_agg(own)
from (
select "post"."id" as id, "post"."title" as title, "post"."description" as description
from "post"
where "post"."author_id" = $6::uuid and "post"."kind" = 'symptom'
order by "post"."id" desc
limit 200) own) as own;

-- feed_page_all_any_21
with page as materialized (select "post"."id" as "id", "post"."author_id" as "authorId", "post"."kind" as "kind", "post"."title" as "title", "post"."description" as "description", "post"."tags" as "tags", "post"."duration" as "duration", "post"."intensity" as "intensity", "post"."since" as "since", "post"."start_date" as "startDate", "post"."country" as "country", "post"."postal_code" as "postalCode", "post"."place" as "place", "post"."is_by_team" as "isByTeam", "post"."version" as "version", "post"."created_at" as "createdAt", "post"."updated_at" as "updatedAt", "post"."outcome" as "outcome", "post"."outcome_at" as "outcomeAt", "post"."outcome_notes" as "outcomeNotes", "post"."resolved_at" as "resolvedAt", "post"."treatment" as "treatment", "post"."resolution_notes" as "resolutionNotes", "post"."diagnosed_at" as "diagnosedAt", "post"."diagnosis" as "diagnosis", "post"."examination" as "examination", "post"."specialist" as "specialist", "post"."time_taken" as "timeTaken", "post"."helped" as "helped", "post"."hidden_at" as "hiddenAt", "post"."hidden_reason" as "hiddenReason", "post"."hidden_decision_id" as "hiddenDecisionId", "post"."likes" as "likes", "post"."comments" as "comments", "post"."me_toos" as "meToos", "post"."is_question" as "isQuestion", "post"."has_media" as "hasMedia"
from "post"
where ("post"."id" < $1::uuid and ("post"."author_id" = $2::uuid or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $3 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $4::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $5::uuid))) is not true)))
order by "post"."id" desc
limit 21), blocked as materialized (select array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $6::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $7::uuid) as ids), unseen as materialized (select "comment"."id" as id
from "comment"
where "comment"."post_id" = any (array(select page.id
from page)) and ("comment"."author_id" = $8::uuid or (select ("comment"."hidden_at" is null and ("comment"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "comment"."author_id" and "consent"."kind" = $9 and "consent"."withdrawn_at" is null)))) and (("comment"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $10::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $11::uuid))) is not true and ( "comment"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "comment"."id" and "hidden_place"."member_id" = $12::uuid) )))) is not true)
select page.*, (
select json_build_object( 'username', case when "member"."hidden_at" is null then "member"."username" end, 'isProfessional', exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))), 'pictures', case when ("member"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $13 and "consent"."withdrawn_at" is null))) then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "member"."id" and "media"."subject_kind" = $14) end )
from "member"
where "member"."id" = page."authorId") as author, case when page."hasMedia" then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = page.id and "media"."subject_kind" = $15) end as pictures, case when page."authorId" = $16::uuid then (
select json_agg(json_build_object('destination', "travel"."destination", 'startDate', "travel"."start_date", 'endDate', "travel"."end_date")
order by "travel"."position")
from "travel"
where "travel"."post_id" = page.id) end as travels, exists (select
from "post_like"
where "post_like"."post_id" = page.id and "post_like"."member_id" = $17::uuid) as "isLiked", mine.taken_back_at is null and mine.post_id is not null as "isMeToo", coalesce(mine.is_counted, false) as "isMeTooCounted", case when page."authorId" = $18::uuid then (
select count(*)::int
from "me_too"
where "me_too"."post_id" = page.id and ("me_too"."taken_back_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "me_too"."member_id" and "consent"."kind" = $19 and "consent"."withdrawn_at" is null)) and not exists (select
from "sanction"
where "sanction"."member_id" = "me_too"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now()))) and ("me_too"."member_id" = any (blocked.ids)) is not true ) end as "meToosShown", case when not exists (select
from unseen) then 0 else (
select count(*)::int
from comment said
where said.post_id = page.id and said.deleted_at is null and said.hidden_at is null and (said.id in (select id
from unseen) or said.parent_id in (select id
from unseen)) ) end as unseen
from page
cross join blocked
left join "me_too" mine on mine.post_id = page.id and mine.member_id = $20::uuid
order by page.id desc;

-- hold_commented
with quota as materialized (select pg_advisory_xact_lock(hashtextextended('quota:' || 'comment' || ':' || $1::uuid, 0))), under as materialized (
select "post"."author_id" as id, "post"."hidden_at" as "hiddenAt"
from "post"
where "post"."id" = $2::uuid and ("post"."author_id" = $3::uuid or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $4 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $5::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $6::uuid))) is not true)) for no key update ), said as materialized (
select "comment"."id" as "id", "comment"."post_id" as "postId", "comment"."author_id" as "authorId", "comment"."parent_id" as "parentId", "comment"."request_id" as "requestId", "comment"."body" as "body", "comment"."created_at" as "createdAt", "comment"."deleted_at" as "deletedAt", "comment"."hidden_at" as "hiddenAt", "comment"."hidden_reason" as "hiddenReason", "comment"."hidden_decision_id" as "hiddenDecisionId"
from "comment"
where "comment"."author_id" = $7::uuid and "comment"."request_id" = $8::uuid )
select under.id as "postAuthorId", under."hiddenAt" as "postHiddenAt", (
select json_build_object( 'username', case when "member"."hidden_at" is null then "member"."username" end, 'isProfessional', exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))), 'pictures', case when ("member"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $9 and "consent"."withdrawn_at" is null))) then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "member"."id" and "media"."subject_kind" = $10) end )
from "member"
where "member"."id" = $11::uuid) as author, said.*, answered.*
from under
cross join quota
left join said on true
left join (
select coalesce("parent"."id", "comment"."id") as "topId", case when "parent"."id" is null then "comment"."author_id" else "parent"."author_id" end as "topAuthorId", case when "parent"."id" is null then "comment"."hidden_at" else "parent"."hidden_at" end as "topHiddenAt", ("comment"."deleted_at" is null and ("comment"."author_id" = $12::uuid or (select ("comment"."hidden_at" is null and ("comment"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "comment"."author_id" and "consent"."kind" = $13 and "consent"."withdrawn_at" is null)))) and (("comment"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $14::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $15::uuid))) is not true and ( "comment"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "comment"."id" and "hidden_place"."member_id" = $16::uuid) )))) and ("comment"."parent_id" is null or ("parent"."author_id" = $17::uuid or (select ("parent"."hidden_at" is null and ("parent"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "parent"."author_id" and "consent"."kind" = $18 and "consent"."withdrawn_at" is null)))) and (("parent"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $19::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $20::uuid))) is not true and ( "parent"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "parent"."id" and "hidden_place"."member_id" = $21::uuid) )))))) as "mayAnswer"
from "comment"
left join "comment" as "parent" on "parent"."id" = "comment"."parent_id"
where "comment"."id" = $22::uuid and "comment"."post_id" = $23::uuid ) answered on true;

-- hold_side
select "conversation"."id", "conversation"."low_id" as "lowId", "conversation"."high_id" as "highId", "conversation"."created_at" as "createdAt", "conversation"."active_since" as "activeSince", "conversation"."ended_at" as "endedAt", "conversation"."video_since" as "videoSince", "conversation"."last_seq" as "lastSeq", "conversation"."last_message_at" as "lastMessageAt", case when "conversation"."low_id" = $1::uuid then "conversation"."high_id" else "conversation"."low_id" end as "otherId"
from "conversation"
where "conversation"."id" = $2 and ((("conversation"."low_id" = $3::uuid or "conversation"."high_id" = $4::uuid)) and (case when "conversation"."low_id" = $5::uuid then "conversation"."high_id" else "conversation"."low_id" end = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $6::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $7::uuid))) is not true) for no key update;

-- learn_words
insert into search_word
select word
from (
select word
from unnest($1::text[]) word
where not exists (select
from search_word known
where known.word = word.word)
order by word offset 0 ) new_word
where post_words(word) <> ''
on conflict do nothing;

-- lock_quota
select pg_advisory_xact_lock(hashtextextended('quota:' || $1::text || ':' || $2::uuid, 0));

-- lock_texts
select pg_advisory_xact_lock(hashtextextended('said:' || $1::uuid, 0));

-- match_facts
select listed.place::int, (select to_json(summary)
from (
select "post"."id" as "id", "post"."kind" as "kind", "post"."author_id" as "authorId", "post"."title" as "title", "post"."description" as "description", "post"."tags" as "tags", "post"."duration" as "duration", "post"."place" as "place", "post"."start_date" as "startDate", "post"."country" as "country", "post"."created_at" as "createdAt", "post"."version" as "version", "post"."resolved_at" as "resolvedAt", "post"."treatment" as "treatment", "post"."resolution_notes" as "notes", "post"."outcome" as "outcome", "post"."outcome_notes" as "outcomeNotes", "post"."diagnosed_at" as "diagnosedAt", "post"."diagnosis" as "diagnosis", "post"."examination" as "examination", "post"."specialist" as "specialist", "post"."time_taken" as "timeTaken", "post"."helped" as "helped", (not ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $1 and "consent"."withdrawn_at" is null)))) as "isHidden", ("post"."hidden_at" is not null and "post"."hidden_decision_id" is null) as "isHeld"
from "post"
where "post"."id" = listed.other_id) summary) as other, (
select json_build_object( 'username', case when "member"."hidden_at" is null then "member"."username" end, 'isProfessional', exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))), 'pictures', case when ("member"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null))) then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "member"."id" and "media"."subject_kind" = $3) end )
from "member"
where "member"."id" = listed.owner_id) as owner, (
select json_build_object('zone', "match_disclosure"."zone", 'travel', "match_disclosure"."travel", 'whole', "match_disclosure"."whole", 'isWholeShown', "match_disclosure"."is_whole_shown")
from "match_disclosure"
where "match_disclosure"."one_id" = least(listed.own_id, listed.other_id) and "match_disclosure"."other_id" = greatest(listed.own_id, listed.other_id)) as told, (
select (pair.criteria ->> 'closeness')::float8
from (
select "story_reading"."key" as key, "story_reading"."post_id" as subject_id, "story_reading"."author_id" as owner_id, "story_reading"."place_key" as place_key, "story_reading"."is_established" as is_established
from "story_reading") own
join lateral (
select b as key, floor((criteria ->> 'closeness')::float8 * $4)::int as score, criteria
from "close_pair"
where a = own.key
union all
select a, floor((jsonb_build_object('closeness', criteria -> 'back', 'back', criteria -> 'closeness') ->> 'closeness')::float8 * $5)::int, jsonb_build_object('closeness', criteria -> 'back', 'back', criteria -> 'closeness')
from "close_pair"
where b = own.key) pair on true
join (
select "story_reading"."key" as key, "story_reading"."post_id" as subject_id, "story_reading"."author_id" as owner_id, "story_reading"."place_key" as place_key, "story_reading"."is_established" as is_established
from "story_reading") other on other.key = pair.key
where own.subject_id = listed.own_id and other.subject_id = listed.other_id) as closeness
from unnest( array(select unnest($6::uuid[])), array(select unnest($7::uuid[])), array(select unnest($8::uuid[])) ) with ordinality as listed (own_id, other_id, owner_id, place)
order by listed.place;

-- message_facts
select "message"."id" as id, (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "message"."id" and "media"."subject_kind" = $1) as images, case when "quote"."id" is not null then json_build_object( 'id', "quote"."id", 'senderId', "quote"."sender_id", 'body', "quote"."body", 'hasImage', "quote"."has_image", 'deletedAt', "quote"."deleted_at", 'hiddenAt', "quote"."hidden_at" ) end as quoted, case when "call"."outcome" is not null then json_build_object( 'outcome', "call"."outcome", 'seconds', coalesce(greatest(0, round(extract(epoch
from "call"."ended_at" - "call"."answered_at")::numeric)), 0) ) end as call, exists (
select
from "sealed_message"
where "sealed_message"."message_id" = "message"."id" and "sealed_message"."sealed_until" > $2::timestamptz ) as "isSealed"
from "message"
left join "message" as "quote" on "quote"."id" = "message"."quote_id"
left join "call" on "call"."id" = "message"."call_id"
where "message"."id" = any (array(select unnest($3::uuid[])));

-- message_page_before_51
select said.*
from "conversation"
left join lateral (
select "message"."id" as "id", "message"."conversation_id" as "conversationId", "message"."seq" as "seq", "message"."sender_id" as "senderId", "message"."request_id" as "requestId", "message"."body" as "body", "message"."quote_id" as "quoteId", "message"."has_image" as "hasImage", "message"."call_id" as "callId", "message"."created_at" as "createdAt", "message"."deleted_at" as "deletedAt", "message"."hidden_at" as "hiddenAt", "message"."hidden_reason" as "hiddenReason", "message"."hidden_decision_id" as "hiddenDecisionId"
from "message"
where "message"."conversation_id" = "conversation"."id" and "message"."seq" > $1::int and "message"."seq" < $2::int and (("message"."hidden_at" is null or "message"."sender_id" = $3::uuid) and not exists (
select
from "hidden_message"
where "hidden_message"."message_id" = "message"."id" and "hidden_message"."member_id" = $4::uuid ))
order by "message"."seq" desc
limit 51 ) said on true
where "conversation"."id" = $5::uuid and ((("conversation"."low_id" = $6::uuid or "conversation"."high_id" = $7::uuid)) and (case when "conversation"."low_id" = $8::uuid then "conversation"."high_id" else "conversation"."low_id" end = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $9::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $10::uuid))) is not true)
order by said.seq desc;

-- notice_page_21
select "notice"."id" as "id", "notice"."kind" as "kind", "notice"."recipient_id" as "recipientId", "notice"."sender_id" as "senderId", "notice"."subject_id" as "subjectId", "notice"."created_at" as "createdAt", "notice"."read_at" is not null as "isRead"
from "notice"
where ("notice"."recipient_id" = $1::uuid and "notice"."id" < $2::uuid and ("notice"."sender_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $3::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $4::uuid))) is not true)
order by "notice"."id" desc
limit 21;

-- notice_page_unread_101
select "notice"."id" as "id", "notice"."kind" as "kind", "notice"."recipient_id" as "recipientId", "notice"."sender_id" as "senderId", "notice"."subject_id" as "subjectId", "notice"."created_at" as "createdAt", "notice"."read_at" is not null as "isRead"
from "notice"
where ("notice"."recipient_id" = $1::uuid and "notice"."read_at" is null and "notice"."id" < $2::uuid and ("notice"."sender_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $3::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $4::uuid))) is not true)
order by "notice"."id" desc
limit 101;

-- open_call
select "call"."id" as "id", "call"."conversation_id" as "conversationId", "call"."caller_id" as "callerId", "call"."callee_id" as "calleeId", "call"."started_at" as "startedAt", "call"."answered_at" as "answeredAt", "call"."ended_at" as "endedAt", "call"."outcome" as "outcome", "call"."caller_seen_at" as "callerSeenAt", "call"."callee_seen_at" as "calleeSeenAt", "call"."caller_shows_address" as "callerShowsAddress", "call"."callee_shows_address" as "calleeShowsAddress"
from "call"
where (("call"."caller_id" = $1::uuid or "call"."callee_id" = $2::uuid) and ("call"."ended_at" is null and (("call"."answered_at" is null and "call"."started_at" > $3::timestamptz - interval '45 s') or ("call"."caller_seen_at" > $4::timestamptz - interval '30 s' and "call"."callee_seen_at" > $5::timestamptz - interval '30 s'))) and ((case when "call"."caller_id" = $6::uuid then "call"."callee_id" else "call"."caller_id" end = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $7::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $8::uuid))) is not true or ("call"."caller_id" = $9::uuid and "call"."answered_at" is null and "call"."ended_at" is null)))
order by "call"."started_at" desc
limit 1;

-- own_posts_all_21
with page as materialized (select "post"."id" as "id", "post"."author_id" as "authorId", "post"."kind" as "kind", "post"."title" as "title", "post"."description" as "description", "post"."tags" as "tags", "post"."duration" as "duration", "post"."intensity" as "intensity", "post"."since" as "since", "post"."start_date" as "startDate", "post"."country" as "country", "post"."postal_code" as "postalCode", "post"."place" as "place", "post"."is_by_team" as "isByTeam", "post"."version" as "version", "post"."created_at" as "createdAt", "post"."updated_at" as "updatedAt", "post"."outcome" as "outcome", "post"."outcome_at" as "outcomeAt", "post"."outcome_notes" as "outcomeNotes", "post"."resolved_at" as "resolvedAt", "post"."treatment" as "treatment", "post"."resolution_notes" as "resolutionNotes", "post"."diagnosed_at" as "diagnosedAt", "post"."diagnosis" as "diagnosis", "post"."examination" as "examination", "post"."specialist" as "specialist", "post"."time_taken" as "timeTaken", "post"."helped" as "helped", "post"."hidden_at" as "hiddenAt", "post"."hidden_reason" as "hiddenReason", "post"."hidden_decision_id" as "hiddenDecisionId", "post"."likes" as "likes", "post"."comments" as "comments", "post"."me_toos" as "meToos", "post"."is_question" as "isQuestion", "post"."has_media" as "hasMedia"
from "post"
where ("post"."author_id" = $1::uuid and "post"."id" < $2::uuid)
order by "post"."id" desc
limit 21), blocked as materialized (select array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $3::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $4::uuid) as ids), unseen as materialized (select "comment"."id" as id
from "comment"
where "comment"."post_id" = any (array(select page.id
from page)) and ("comment"."author_id" = $5::uuid or (select ("comment"."hidden_at" is null and ("comment"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "comment"."author_id" and "consent"."kind" = $6 and "consent"."withdrawn_at" is null)))) and (("comment"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $7::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $8::uuid))) is not true and ( "comment"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "comment"."id" and "hidden_place"."member_id" = $9::uuid) )))) is not true)
select page.*, (
select json_build_object( 'username', case when "member"."hidden_at" is null then "member"."username" end, 'isProfessional', exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))), 'pictures', case when ("member"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $10 and "consent"."withdrawn_at" is null))) then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "member"."id" and "media"."subject_kind" = $11) end )
from "member"
where "member"."id" = page."authorId") as author, case when page."hasMedia" then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = page.id and "media"."subject_kind" = $12) end as pictures, case when page."authorId" = $13::uuid then (
select json_agg(json_build_object('destination', "travel"."destination", 'startDate', "travel"."start_date", 'endDate', "travel"."end_date")
order by "travel"."position")
from "travel"
where "travel"."post_id" = page.id) end as travels, exists (select
from "post_like"
where "post_like"."post_id" = page.id and "post_like"."member_id" = $14::uuid) as "isLiked", mine.taken_back_at is null and mine.post_id is not null as "isMeToo", coalesce(mine.is_counted, false) as "isMeTooCounted", case when page."authorId" = $15::uuid then (
select count(*)::int
from "me_too"
where "me_too"."post_id" = page.id and ("me_too"."taken_back_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "me_too"."member_id" and "consent"."kind" = $16 and "consent"."withdrawn_at" is null)) and not exists (select
from "sanction"
where "sanction"."member_id" = "me_too"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now()))) and ("me_too"."member_id" = any (blocked.ids)) is not true ) end as "meToosShown", case when not exists (select
from unseen) then 0 else (
select count(*)::int
from comment said
where said.post_id = page.id and said.deleted_at is null and said.hidden_at is null and (said.id in (select id
from unseen) or said.parent_id in (select id
from unseen)) ) end as unseen
from page
cross join blocked
left join "me_too" mine on mine.post_id = page.id and mine.member_id = $17::uuid
order by page.id desc;

-- own_stories_match_key
select own.*, taking."isMatched"
from (select (select "member"."is_matched"
from "member"
where "member"."id" = $1::uuid) and exists (select 1
from "consent"
where ("consent"."member_id" = $2::uuid and "consent"."kind" = $3 and "consent"."withdrawn_at" is null)) as "isMatched") taking
left join (
select told.*, (matched_ver < ver or ver < told.version) as "isPending", coalesce(searched_at < $4::timestamptz, false) as "isDue"
from (
select "post"."id" as "id", "post"."title" as "title", "post"."description" as "description", "post"."tags" as "tags", "post"."country" as "country", "post"."created_at" as "createdAt", "post"."resolved_at" as "resolvedAt", "post"."hidden_at" as "hiddenAt", "post"."version" as "version"
from "post"
where "post"."author_id" = $5::uuid and "post"."kind" = 'symptom'
order by "post"."id" desc
limit 200 ) told
left join "match_key" on "match_key"."post_id" = told.id ) own on true
order by own.id desc;

-- own_texts
select "post"."id" as id, "post"."title" as title, "post"."description" as description
from "post"
where "post"."author_id" = $1::uuid and "post"."kind" = 'symptom'
order by "post"."id" desc
limit 200;

-- parsed_words
select word, tsvector_to_array(post_words(word)) as stems, unaccent(lower(word)) as plain
from unnest($1::text[]) word;

-- people
select asked.id, (
select json_build_object( 'username', case when "member"."hidden_at" is null then "member"."username" end, 'isProfessional', exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))), 'pictures', case when ("member"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $1 and "consent"."withdrawn_at" is null))) then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "member"."id" and "media"."subject_kind" = $2) end )
from "member"
where "member"."id" = asked.id) as person
from unnest(array(select unnest($3::uuid[]))) as asked (id);

-- post_facts
with blocked as materialized (select array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $1::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $2::uuid) as ids), unseen as materialized (select "comment"."id" as id
from "comment"
where "comment"."post_id" = any (array(select unnest($3::uuid[]))) and ("comment"."author_id" = $4::uuid or (select ("comment"."hidden_at" is null and ("comment"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "comment"."author_id" and "consent"."kind" = $5 and "consent"."withdrawn_at" is null)))) and (("comment"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $6::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $7::uuid))) is not true and ( "comment"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "comment"."id" and "hidden_place"."member_id" = $8::uuid) )))) is not true)
select asked.id, (
select json_build_object( 'username', case when "member"."hidden_at" is null then "member"."username" end, 'isProfessional', exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))), 'pictures', case when ("member"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $9 and "consent"."withdrawn_at" is null))) then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "member"."id" and "media"."subject_kind" = $10) end )
from "member"
where "member"."id" = "post"."author_id") as author, case when "post"."has_media" then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = asked.id and "media"."subject_kind" = $11) end as pictures, case when "post"."author_id" = $12::uuid then (
select json_agg(json_build_object('destination', "travel"."destination", 'startDate', "travel"."start_date", 'endDate', "travel"."end_date")
order by "travel"."position")
from "travel"
where "travel"."post_id" = asked.id) end as travels, exists (select
from "post_like"
where "post_like"."post_id" = asked.id and "post_like"."member_id" = $13::uuid) as "isLiked", mine.taken_back_at is null and mine.post_id is not null as "isMeToo", coalesce(mine.is_counted, false) as "isMeTooCounted", case when "post"."author_id" = $14::uuid then (
select count(*)::int
from "me_too"
where "me_too"."post_id" = asked.id and ("me_too"."taken_back_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "me_too"."member_id" and "consent"."kind" = $15 and "consent"."withdrawn_at" is null)) and not exists (select
from "sanction"
where "sanction"."member_id" = "me_too"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now()))) and ("me_too"."member_id" = any (blocked.ids)) is not true ) end as "meToosShown", case when not exists (select
from unseen) then 0 else (
select count(*)::int
from comment said
where said.post_id = asked.id and said.deleted_at is null and said.hidden_at is null and (said.id in (select id
from unseen) or said.parent_id in (select id
from unseen)) ) end as unseen
from unnest(array(select unnest($16::uuid[]))) as asked (id)
cross join blocked
left join "post" on "post"."id" = asked.id
left join "me_too" mine on mine.post_id = asked.id and mine.member_id = $17::uuid;

-- post_summaries
select "post"."id" as "id", "post"."kind" as "kind", "post"."author_id" as "authorId", "post"."title" as "title", "post"."description" as "description", "post"."tags" as "tags", "post"."duration" as "duration", "post"."place" as "place", "post"."start_date" as "startDate", "post"."country" as "country", "post"."created_at" as "createdAt", "post"."version" as "version", "post"."resolved_at" as "resolvedAt", "post"."treatment" as "treatment", "post"."resolution_notes" as "notes", "post"."outcome" as "outcome", "post"."outcome_notes" as "outcomeNotes", "post"."diagnosed_at" as "diagnosedAt", "post"."diagnosis" as "diagnosis", "post"."examination" as "examination", "post"."specialist" as "specialist", "post"."time_taken" as "timeTaken", "post"."helped" as "helped", (not ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $1 and "consent"."withdrawn_at" is null)))) as "isHidden", ("post"."hidden_at" is not null and "post"."hidden_decision_id" is null) as "isHeld"
from "post"
where "post"."id" = any (array(select unnest($2::uuid[])));

-- put_like
with held as materialized (select "post"."id" as id, "post"."author_id" as "authorId", "post"."hidden_at" as "hiddenAt"
from "post"
where "post"."id" = $1::uuid and ("post"."author_id" = $2::uuid or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $3 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $4::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $5::uuid))) is not true)) for no key update), written as ( insert into "post_like" (post_id, member_id, created_at)
select held.id, $6::uuid, $7::timestamptz
from held
on conflict do nothing
returning post_id )
select exists (select
from written) as "isChanged", "authorId", "hiddenAt"
from held;

-- rate_limit:rlflx-delete
DELETE
FROM "rate_limit"
WHERE key = $1;

-- rate_limit:rlflx-upsert
INSERT INTO "rate_limit"
VALUES ($1, $2, $3)
ON CONFLICT(key) DO UPDATE
SET points = CASE WHEN ("rate_limit".expire <= $4 OR 1=0) THEN $2 ELSE "rate_limit".points + ($2) END, expire = CASE WHEN "rate_limit".expire <= $4 THEN $3 ELSE "rate_limit".expire END
RETURNING points, expire;;

-- read_events
select asked.member_id as "memberId", coalesce(stream.last_seq, 0)::float8 as "lastSeq", event.seq::float8 as "seq", event.kind as "kind", event.subject_id as "id"
from unnest( array(select unnest($1::uuid[])), array(select unnest($2::bigint[])) ) as asked(member_id, after)
left join "member_stream" as stream on stream.member_id = asked.member_id
left join "member_event" as event on event.member_id = asked.member_id and event.seq > asked.after and stream.last_seq - asked.after <= 500
where coalesce(stream.last_seq, 0) <> asked.after
order by asked.member_id, event.seq;

-- reader_counts
select coalesce(sum(counted.sign) filter (where true), 0)::int as "all", coalesce(sum(counted.sign) filter (where "post"."kind" = $1), 0)::int as "symptoms", coalesce(sum(counted.sign) filter (where "post"."is_question"), 0)::int as "questions", coalesce(sum(counted.sign) filter (where "post"."resolved_at" is not null), 0)::int as "resolved", coalesce(sum(counted.sign) filter (where "post"."outcome" = 'better'), 0)::int as "better", coalesce(sum(counted.sign) filter (where "post"."diagnosed_at" is not null), 0)::int as "diagnosed"
from "post"
cross join lateral (
select case when "post"."author_id" = $2::uuid then case when (not ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $3 and "consent"."withdrawn_at" is null)))) then 1 else 0 end when ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $4 and "consent"."withdrawn_at" is null))) then -1 else 0 end as sign ) counted
where "post"."author_id" = any (array_append(array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $5::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $6::uuid), $7::uuid));

-- session_holder
select "member"."id" as "id", "user"."two_factor_enabled" as "hasSecondFactor", array(select "role"."role"
from "role"
where "role"."member_id" = "member"."id"
order by 1) as "granted", exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $1 and "consent"."withdrawn_at" is null)) as "hasConsented", exists (select
from "consent"
where "consent"."member_id" = "member"."id" and ("consent"."withdrawn_at" is null and ("consent"."kind" = $2 and "consent"."version" < $3 or "consent"."kind" = $4 and "consent"."version" < $5 or "consent"."kind" = $6 and "consent"."version" < $7))) as "hasOldConsents", case when holding.kind is not null then json_build_object( 'kind', holding.kind, 'until', holding.ends_at, 'decisionId', holding.decision_id ) end as "sanction", case when $8::int > 0 then "member"."created_at" + interval '1 day' * case when exists (select
from "sanction"
where "sanction"."member_id" = "member"."id" and "sanction"."lifted_at" is null) then 30 else $9::int end end as "newUntil"
from "session"
join "member" on "member"."id" = "session"."user_id"
join "user" on "user"."id" = "member"."id"
left join lateral (select "sanction"."kind" as kind, "sanction"."ends_at" as ends_at, "sanction"."decision_id" as decision_id
from "sanction"
where "sanction"."member_id" = "member"."id" and "sanction"."kind" <> 'warning' and "sanction"."lifted_at" is null and "sanction"."starts_at" <= $10::timestamptz and ("sanction"."ends_at" is null or "sanction"."ends_at" > $11::timestamptz)
order by ("sanction"."kind" = 'suspension') desc, "sanction"."ends_at" desc nulls first
limit 1) as holding on true
where "session"."id" = $12 and "session"."expires_at" > now();

-- shown_account
select "member"."id" as "id", "member"."username" as "username", "user"."email" as "email", "member"."language" as "language", "member"."theme" as "theme", "member"."created_at" as "createdAt", "user"."two_factor_enabled" as "hasSecondFactor", exists (select
from "pending_sign_up"
where ("pending_sign_up"."member_id" = "member"."id" and "pending_sign_up"."story" is not null)) as "hasWaitingStory", "factor_recovery"."due_at" as "recoveryDueAt", "erasure"."due_at" as "erasureDueAt", array(select "role"."role"
from "role"
where "role"."member_id" = "member"."id"
order by 1) as "granted", array(select "consent"."kind"
from "consent"
where "consent"."member_id" = "member"."id" and "consent"."withdrawn_at" is null) as "consents", array(select "consent"."kind"
from "consent"
where "consent"."member_id" = "member"."id" and ("consent"."withdrawn_at" is null and ("consent"."kind" = $1 and "consent"."version" < $2 or "consent"."kind" = $3 and "consent"."version" < $4 or "consent"."kind" = $5 and "consent"."version" < $6))
order by 1 desc) as "consentsToRenew", (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "member"."id" and "media"."subject_kind" = $7) as pictures
from "member"
join "user" on "user"."id" = "member"."id"
left join "factor_recovery" on "factor_recovery"."member_id" = "member"."id"
left join "erasure" on "erasure"."member_id" = "member"."id"
where "member"."id" = $8::uuid;

-- shown_conversation
with page as materialized (
select "conversation"."id" as "id", "conversation"."low_id" as "lowId", "conversation"."high_id" as "highId", "conversation"."created_at" as "createdAt", "conversation"."active_since" as "activeSince", "conversation"."ended_at" as "endedAt", "conversation"."video_since" as "videoSince", "conversation"."last_seq" as "lastSeq", "conversation"."last_message_at" as "lastMessageAt", case when "conversation"."low_id" = $1::uuid then "conversation"."high_id" else "conversation"."low_id" end as "otherId"
from "conversation"
where ((("conversation"."low_id" = $2::uuid or "conversation"."high_id" = $3::uuid)) and (case when "conversation"."low_id" = $4::uuid then "conversation"."high_id" else "conversation"."low_id" end = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $5::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $6::uuid))) is not true) and "conversation"."id" = $7::uuid ), me as materialized (select (
select json_build_object( 'username', case when "member"."hidden_at" is null then "member"."username" end, 'isProfessional', exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))), 'pictures', case when ("member"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $8 and "consent"."withdrawn_at" is null))) then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "member"."id" and "media"."subject_kind" = $9) end )
from "member"
where "member"."id" = $10::uuid) as person, (
select json_build_object('showsReading', "chat_manners"."shows_reading", 'showsPresence', "chat_manners"."shows_presence")
from "chat_manners"
where "chat_manners"."member_id" = $11::uuid) as shows)
select page.*, me.person as me, me.shows as mine, (
select json_build_object( 'username', case when "member"."hidden_at" is null then "member"."username" end, 'isProfessional', exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))), 'pictures', case when ("member"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $12 and "consent"."withdrawn_at" is null))) then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "member"."id" and "media"."subject_kind" = $13) end )
from "member"
where "member"."id" = page."otherId") as other, (
select json_build_object('showsReading', "chat_manners"."shows_reading", 'showsPresence', "chat_manners"."shows_presence")
from "chat_manners"
where "chat_manners"."member_id" = page."otherId") as theirs, coalesce((select true
from "presence"
where "presence"."member_id" = page."otherId" and "presence"."until" > now()
limit 1), false) as "isOnline", (
select json_agg(json_build_object( 'memberId', "conversation_seat"."member_id", 'deliveredSeq', "conversation_seat"."delivered_seq", 'readSeq', "conversation_seat"."read_seq", 'unread', case when "conversation_seat"."member_id" = $14::uuid then (
select count(*)
from (select
from "message"
where ("message"."conversation_id" = "conversation_seat"."conversation_id" and "message"."seq" > "conversation_seat"."read_seq" and "message"."sender_id" <> $15::uuid and "message"."deleted_at" is null and (("message"."hidden_at" is null or "message"."sender_id" = $16::uuid) and not exists (
select
from "hidden_message"
where "hidden_message"."message_id" = "message"."id" and "hidden_message"."member_id" = $17::uuid )))
limit 1000) unread ) else 0 end ))
from "conversation_seat"
where "conversation_seat"."conversation_id" = page.id) as participations, case when last.id is not null then to_json(last) end as last, case when waiting.id is not null then to_json(waiting) end as waiting, introduction.body as introduction
from page
cross join me
left join lateral (
select "message"."id" as "id", "message"."conversation_id" as "conversationId", "message"."seq" as "seq", "message"."sender_id" as "senderId", "message"."request_id" as "requestId", "message"."body" as "body", "message"."quote_id" as "quoteId", "message"."has_image" as "hasImage", "message"."call_id" as "callId", "message"."created_at" as "createdAt", "message"."deleted_at" as "deletedAt", "message"."hidden_at" as "hiddenAt", "message"."hidden_reason" as "hiddenReason", "message"."hidden_decision_id" as "hiddenDecisionId"
from "message"
where "message"."conversation_id" = page.id and (("message"."hidden_at" is null or "message"."sender_id" = $18::uuid) and not exists (
select
from "hidden_message"
where "hidden_message"."message_id" = "message"."id" and "hidden_message"."member_id" = $19::uuid ))
order by "message"."seq" desc
limit 1 ) last on true
left join lateral (
select "chat_request"."id" as "id", "chat_request"."conversation_id" as "conversationId", "chat_request"."from_id" as "fromId", "chat_request"."to_id" as "toId", "chat_request"."kind" as "kind", "chat_request"."status" as "status", "chat_request"."created_at" as "createdAt", "chat_request"."expires_at" as "expiresAt", "chat_request"."answered_at" as "answeredAt"
from "chat_request"
where "chat_request"."conversation_id" = page.id and ("chat_request"."status" = $20 and "chat_request"."expires_at" > $21::timestamptz)
order by "chat_request"."id"
limit 1 ) waiting on true
left join lateral (
select case when said.hidden_at is null then said.body else '' end as body
from (select *
from "message"
where "message"."conversation_id" = page.id
order by "message"."seq" desc
limit 1) said
where said.sender_id = waiting."fromId" and said.created_at >= waiting."createdAt" ) introduction on waiting.kind = 'chat'
order by page."lastMessageAt" desc, page.id desc;

-- shown_found
with page as materialized (select "post"."id" as "id", "post"."author_id" as "authorId", "post"."kind" as "kind", "post"."title" as "title", "post"."description" as "description", "post"."tags" as "tags", "post"."duration" as "duration", "post"."intensity" as "intensity", "post"."since" as "since", "post"."start_date" as "startDate", "post"."country" as "country", "post"."postal_code" as "postalCode", "post"."place" as "place", "post"."is_by_team" as "isByTeam", "post"."version" as "version", "post"."created_at" as "createdAt", "post"."updated_at" as "updatedAt", "post"."outcome" as "outcome", "post"."outcome_at" as "outcomeAt", "post"."outcome_notes" as "outcomeNotes", "post"."resolved_at" as "resolvedAt", "post"."treatment" as "treatment", "post"."resolution_notes" as "resolutionNotes", "post"."diagnosed_at" as "diagnosedAt", "post"."diagnosis" as "diagnosis", "post"."examination" as "examination", "post"."specialist" as "specialist", "post"."time_taken" as "timeTaken", "post"."helped" as "helped", "post"."hidden_at" as "hiddenAt", "post"."hidden_reason" as "hiddenReason", "post"."hidden_decision_id" as "hiddenDecisionId", "post"."likes" as "likes", "post"."comments" as "comments", "post"."me_toos" as "meToos", "post"."is_question" as "isQuestion", "post"."has_media" as "hasMedia"
from "post"
where "post"."id" = any (array(select unnest($1::uuid[])))), blocked as materialized (select array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $2::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $3::uuid) as ids), unseen as materialized (select "comment"."id" as id
from "comment"
where "comment"."post_id" = any (array(select page.id
from page)) and ("comment"."author_id" = $4::uuid or (select ("comment"."hidden_at" is null and ("comment"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "comment"."author_id" and "consent"."kind" = $5 and "consent"."withdrawn_at" is null)))) and (("comment"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $6::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $7::uuid))) is not true and ( "comment"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "comment"."id" and "hidden_place"."member_id" = $8::uuid) )))) is not true)
select page.*, (
select json_build_object( 'username', case when "member"."hidden_at" is null then "member"."username" end, 'isProfessional', exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))), 'pictures', case when ("member"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $9 and "consent"."withdrawn_at" is null))) then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "member"."id" and "media"."subject_kind" = $10) end )
from "member"
where "member"."id" = page."authorId") as author, case when page."hasMedia" then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = page.id and "media"."subject_kind" = $11) end as pictures, case when page."authorId" = $12::uuid then (
select json_agg(json_build_object('destination', "travel"."destination", 'startDate', "travel"."start_date", 'endDate', "travel"."end_date")
order by "travel"."position")
from "travel"
where "travel"."post_id" = page.id) end as travels, exists (select
from "post_like"
where "post_like"."post_id" = page.id and "post_like"."member_id" = $13::uuid) as "isLiked", mine.taken_back_at is null and mine.post_id is not null as "isMeToo", coalesce(mine.is_counted, false) as "isMeTooCounted", case when page."authorId" = $14::uuid then (
select count(*)::int
from "me_too"
where "me_too"."post_id" = page.id and ("me_too"."taken_back_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "me_too"."member_id" and "consent"."kind" = $15 and "consent"."withdrawn_at" is null)) and not exists (select
from "sanction"
where "sanction"."member_id" = "me_too"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now()))) and ("me_too"."member_id" = any (blocked.ids)) is not true ) end as "meToosShown", case when not exists (select
from unseen) then 0 else (
select count(*)::int
from comment said
where said.post_id = page.id and said.deleted_at is null and said.hidden_at is null and (said.id in (select id
from unseen) or said.parent_id in (select id
from unseen)) ) end as unseen
from page
cross join blocked
left join "me_too" mine on mine.post_id = page.id and mine.member_id = $16::uuid
order by page.id desc;

-- shown_post
with page as materialized (select "post"."id" as "id", "post"."author_id" as "authorId", "post"."kind" as "kind", "post"."title" as "title", "post"."description" as "description", "post"."tags" as "tags", "post"."duration" as "duration", "post"."intensity" as "intensity", "post"."since" as "since", "post"."start_date" as "startDate", "post"."country" as "country", "post"."postal_code" as "postalCode", "post"."place" as "place", "post"."is_by_team" as "isByTeam", "post"."version" as "version", "post"."created_at" as "createdAt", "post"."updated_at" as "updatedAt", "post"."outcome" as "outcome", "post"."outcome_at" as "outcomeAt", "post"."outcome_notes" as "outcomeNotes", "post"."resolved_at" as "resolvedAt", "post"."treatment" as "treatment", "post"."resolution_notes" as "resolutionNotes", "post"."diagnosed_at" as "diagnosedAt", "post"."diagnosis" as "diagnosis", "post"."examination" as "examination", "post"."specialist" as "specialist", "post"."time_taken" as "timeTaken", "post"."helped" as "helped", "post"."hidden_at" as "hiddenAt", "post"."hidden_reason" as "hiddenReason", "post"."hidden_decision_id" as "hiddenDecisionId", "post"."likes" as "likes", "post"."comments" as "comments", "post"."me_toos" as "meToos", "post"."is_question" as "isQuestion", "post"."has_media" as "hasMedia"
from "post"
where "post"."id" = $1::uuid and ("post"."author_id" = $2::uuid or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $3 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $4::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $5::uuid))) is not true))), blocked as materialized (select array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $6::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $7::uuid) as ids), unseen as materialized (select "comment"."id" as id
from "comment"
where "comment"."post_id" = any (array(select page.id
from page)) and ("comment"."author_id" = $8::uuid or (select ("comment"."hidden_at" is null and ("comment"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "comment"."author_id" and "consent"."kind" = $9 and "consent"."withdrawn_at" is null)))) and (("comment"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $10::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $11::uuid))) is not true and ( "comment"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "comment"."id" and "hidden_place"."member_id" = $12::uuid) )))) is not true)
select page.*, (
select json_build_object( 'username', case when "member"."hidden_at" is null then "member"."username" end, 'isProfessional', exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))), 'pictures', case when ("member"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $13 and "consent"."withdrawn_at" is null))) then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = "member"."id" and "media"."subject_kind" = $14) end )
from "member"
where "member"."id" = page."authorId") as author, case when page."hasMedia" then (
select json_agg(json_build_object( 'id', "media"."id", 'kind', "media"."kind", 'key', "media"."key", 'width', "media"."width", 'height', "media"."height", 'preview', "media"."preview", 'videoType', "media"."video_type", 'videoCodec', "media"."video_codec", 'durationSeconds', "media"."duration_seconds" )
order by "media"."position")
from "media"
where "media"."subject_id" = page.id and "media"."subject_kind" = $15) end as pictures, case when page."authorId" = $16::uuid then (
select json_agg(json_build_object('destination', "travel"."destination", 'startDate', "travel"."start_date", 'endDate', "travel"."end_date")
order by "travel"."position")
from "travel"
where "travel"."post_id" = page.id) end as travels, exists (select
from "post_like"
where "post_like"."post_id" = page.id and "post_like"."member_id" = $17::uuid) as "isLiked", mine.taken_back_at is null and mine.post_id is not null as "isMeToo", coalesce(mine.is_counted, false) as "isMeTooCounted", case when page."authorId" = $18::uuid then (
select count(*)::int
from "me_too"
where "me_too"."post_id" = page.id and ("me_too"."taken_back_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "me_too"."member_id" and "consent"."kind" = $19 and "consent"."withdrawn_at" is null)) and not exists (select
from "sanction"
where "sanction"."member_id" = "me_too"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now()))) and ("me_too"."member_id" = any (blocked.ids)) is not true ) end as "meToosShown", case when not exists (select
from unseen) then 0 else (
select count(*)::int
from comment said
where said.post_id = page.id and said.deleted_at is null and said.hidden_at is null and (said.id in (select id
from unseen) or said.parent_id in (select id
from unseen)) ) end as unseen
from page
cross join blocked
left join "me_too" mine on mine.post_id = page.id and mine.member_id = $20::uuid
order by page.id desc;

-- symptom_facts
select "post"."id" as "id", "post"."author_id" as "authorId", "post"."title" as "title", "post"."description" as "description", "post"."tags" as "tags", "post"."start_date" as "startDate", "post"."country" as "country", "post"."postal_code" as "postalCode", "post"."version" as "version", ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $1 and "consent"."withdrawn_at" is null))) as "takesPart", (
select json_agg(json_build_object('destination', "travel"."destination", 'startDate', "travel"."start_date", 'endDate', "travel"."end_date")
order by "travel"."position")
from "travel"
where "travel"."post_id" = "post"."id") as travels
from "post"
where "post"."id" = any (array(select unnest($2::uuid[]))) and "post"."kind" = 'symptom';

-- tallies
with blocked as materialized (select array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $1::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $2::uuid) as ids), unseen as materialized (select "comment"."id" as id
from "comment"
where "comment"."post_id" = any (array(select unnest($3::uuid[]))) and ("comment"."author_id" = $4::uuid or (select ("comment"."hidden_at" is null and ("comment"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "comment"."author_id" and "consent"."kind" = $5 and "consent"."withdrawn_at" is null)))) and (("comment"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $6::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $7::uuid))) is not true and ( "comment"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "comment"."id" and "hidden_place"."member_id" = $8::uuid) )))) is not true)
select asked.id, "post"."likes", "post"."comments", "post"."me_toos" as "meToos", exists (select
from "post_like"
where "post_like"."post_id" = asked.id and "post_like"."member_id" = $9::uuid) as "isLiked", mine.taken_back_at is null and mine.post_id is not null as "isMeToo", coalesce(mine.is_counted, false) as "isMeTooCounted", case when "post"."author_id" = $10::uuid then (
select count(*)::int
from "me_too"
where "me_too"."post_id" = asked.id and ("me_too"."taken_back_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "me_too"."member_id" and "consent"."kind" = $11 and "consent"."withdrawn_at" is null)) and not exists (select
from "sanction"
where "sanction"."member_id" = "me_too"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now()))) and ("me_too"."member_id" = any (blocked.ids)) is not true ) end as "meToosShown", case when not exists (select
from unseen) then 0 else (
select count(*)::int
from comment said
where said.post_id = asked.id and said.deleted_at is null and said.hidden_at is null and (said.id in (select id
from unseen) or said.parent_id in (select id
from unseen)) ) end as unseen
from unnest(array(select unnest($12::uuid[]))) as asked (id)
cross join blocked
join "post" on "post"."id" = asked.id
left join "me_too" mine on mine.post_id = asked.id and mine.member_id = $13::uuid
where ("post"."author_id" = $14::uuid or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $15 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $16::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $17::uuid))) is not true));

-- tried_newest
select told.id, told.post_id as "postId", told.author_id as "authorId", told.kind, told.key, told.name, told.effect, told.sentence, author.username, coalesce(author.is_professional, false) as "isProfessional"
from (
select "treatment"."id" as id, "treatment"."post_id" as post_id, "treatment"."author_id" as author_id, "treatment"."kind" as kind, "treatment"."key" as key, "treatment"."name" as name, "treatment"."effect" as effect, "treatment"."sentence" as sentence
from "treatment"
where ("treatment"."author_id" = $1::uuid or "treatment"."hidden_at" is null) and exists (select
from "post"
where "post"."id" = "treatment"."post_id" and $2::text = any ("post"."tags") and ("post"."author_id" = $3::uuid or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $4 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $5::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $6::uuid))) is not true))) and "treatment"."id" = any (array( (select newest.id
from "treatment" newest
where newest.id > $7::uuid
order by newest.id desc
limit 500)
union all (select kept.id
from unnest($8::uuid[]) kept (id)
where kept.id <= $9::uuid)))) told
left join (
select "member"."id" as id, case when "member"."hidden_at" is null then "member"."username" end as username, exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))) as is_professional
from "member") author on author.id = told.author_id
order by told.id desc;

-- tried_thing
select told.id, told.post_id as "postId", told.author_id as "authorId", told.kind, told.key, told.name, told.effect, told.sentence, author.username, coalesce(author.is_professional, false) as "isProfessional"
from (
select "treatment"."id" as id, "treatment"."post_id" as post_id, "treatment"."author_id" as author_id, "treatment"."kind" as kind, "treatment"."key" as key, "treatment"."name" as name, "treatment"."effect" as effect, "treatment"."sentence" as sentence
from "treatment"
where ("treatment"."author_id" = $1::uuid or "treatment"."hidden_at" is null) and exists (select
from "post"
where "post"."id" = "treatment"."post_id" and $2::text = any ("post"."tags") and ("post"."author_id" = $3::uuid or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $4 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $5::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $6::uuid))) is not true))) and "treatment"."key" = $7 and "treatment"."id" < $8::uuid
order by "treatment"."id" desc
limit $9::int) told
left join (
select "member"."id" as id, case when "member"."hidden_at" is null then "member"."username" end as username, exists (select
from "role"
join "user" on "user"."id" = "role"."member_id"
where "role"."member_id" = "member"."id" and "role"."role" = 'medical_professional' and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())))) as is_professional
from "member") author on author.id = told.author_id
order by told.id desc;

-- unread_talks
select (
select count(*)::int
from "conversation_seat"
join "conversation" on "conversation"."id" = "conversation_seat"."conversation_id"
where "conversation_seat"."member_id" = $1::uuid and "conversation"."active_since" is not null and "conversation"."last_seq" > "conversation_seat"."read_seq" and (case when "conversation"."low_id" = $2::uuid then "conversation"."high_id" else "conversation"."low_id" end = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $3::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $4::uuid))) is not true and ("conversation"."ended_at" is null or not exists (select
from "chat_request"
where ("chat_request"."conversation_id" = "conversation"."id" and "chat_request"."to_id" = $5::uuid and ("chat_request"."status" = $6 and "chat_request"."expires_at" > $7::timestamptz)))) and exists (select
from "message"
where ("message"."conversation_id" = "conversation_seat"."conversation_id" and "message"."seq" > "conversation_seat"."read_seq" and "message"."sender_id" <> $8::uuid and "message"."deleted_at" is null and (("message"."hidden_at" is null or "message"."sender_id" = $9::uuid) and not exists (
select
from "hidden_message"
where "hidden_message"."message_id" = "message"."id" and "hidden_message"."member_id" = $10::uuid )))) ) as conversations, (select count(*)::int
from "chat_request"
where ("chat_request"."to_id" = $11::uuid and ("chat_request"."status" = $12 and "chat_request"."expires_at" > $13::timestamptz) and ("chat_request"."from_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $14::uuid
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $15::uuid))) is not true)) as requests;

-- use_quota
with full_up as materialized (
select min(recent.at) as oldest
from (
select "quota_use"."at" as at
from "quota_use"
where "quota_use"."member_id" = $1::uuid and "quota_use"."kind" = $2::text and ($3::uuid is null or "quota_use"."subject_id" = $4::uuid) and "quota_use"."at" > $5::timestamptz - $6::float8 * interval '1 ms' and "quota_use"."at" < $7::timestamptz + interval '1 hour'
order by "quota_use"."at" desc
limit $8::int ) recent having count(*) >= $9::int), used as ( insert into "quota_use" (member_id, kind, subject_id, at)
select $10::uuid, $11::text, $12::uuid, $13::timestamptz
where not exists (select
from full_up) )
select oldest
from full_up;

-- what_helped
select (select (extract(epoch
from counted_at) * 1000)::float8
from "what_helped_night") as "countedAt", (select coalesce(jsonb_agg(jsonb_build_object('symptom', symptom, 'isTold', members >= 11)), '[]')
from "what_helped_symptom") as symptoms, (select jsonb_build_object('members', members, 'followed', followed, 'months', months, 'recent', recent, 'things', (
select coalesce(jsonb_agg(to_jsonb(thing)
order by thing.helped + thing.unchanged + thing.worse + thing.unknown desc, thing.key), '[]')
from "what_helped_thing" thing
where thing.symptom = "what_helped_symptom"."symptom"))
from "what_helped_symptom"
where symptom = $1) as told;

-- write_comment
with full_up as materialized (
select min(recent.at) as oldest
from (
select "quota_use"."at" as at
from "quota_use"
where "quota_use"."member_id" = $1::uuid and "quota_use"."kind" = 'comment' and "quota_use"."at" > $2::timestamptz - 3600000 * interval '1 ms' and "quota_use"."at" < $3::timestamptz + interval '1 hour'
order by "quota_use"."at" desc
limit 20 ) recent having count(*) >= 20), said as ( insert into "comment" (id, post_id, author_id, parent_id, request_id, body, created_at, hidden_at)
select $4::uuid, $5::uuid, $6::uuid, $7::uuid, $8::uuid, $9, $10::timestamptz, $11::timestamptz
where not exists (select
from full_up)
on conflict do nothing
returning "comment"."id" as "id", "comment"."post_id" as "postId", "comment"."author_id" as "authorId", "comment"."parent_id" as "parentId", "comment"."request_id" as "requestId", "comment"."body" as "body", "comment"."created_at" as "createdAt", "comment"."deleted_at" as "deletedAt", "comment"."hidden_at" as "hiddenAt", "comment"."hidden_reason" as "hiddenReason", "comment"."hidden_decision_id" as "hiddenDecisionId" ), used as (insert into "quota_use" (member_id, kind, at)
select $12::uuid, 'comment', $13::timestamptz
from said)
select full_up.oldest, said.*
from (select) one
left join full_up on true
left join said on true;

-- write_message
with said as ( insert into "message" (id, conversation_id, seq, sender_id, request_id, body, quote_id, has_image, created_at)
values ( $1, $2::uuid, $3::int, $4::uuid, $5, $6, $7, $8, $9::timestamptz )
on conflict (sender_id, request_id) do nothing
returning seq ), latest as ( update "conversation"
set last_seq = said.seq, last_message_at = $10::timestamptz
from said
where "conversation"."id" = $11::uuid ), marks as ( update "conversation_seat"
set delivered_seq = case when exists (
select
from "message"
where "message"."conversation_id" = $12::uuid and "message"."seq" > "conversation_seat"."delivered_seq" and "message"."sender_id" <> $13::uuid and "message"."deleted_at" is null ) then "conversation_seat"."delivered_seq" else $14::int end, read_seq = case when exists (
select
from "message"
where "message"."conversation_id" = $15::uuid and "message"."seq" > "conversation_seat"."read_seq" and "message"."sender_id" <> $16::uuid and "message"."deleted_at" is null ) then "conversation_seat"."read_seq" else $17::int end
from said
where "conversation_seat"."conversation_id" = $18::uuid and "conversation_seat"."member_id" = $19::uuid )
select seq
from said;
