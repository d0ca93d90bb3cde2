-- account

-- add_events

-- add_jobs

-- lock_quota

-- post_summaries

-- use_quota

insert into "content_report" ("id", "case_id", "request_id", "digest", "code", "reporter_id", "is_visitor", "name", "email", "language", "reason", "details", "place", "weight", "voice", "evidence", "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17);

insert into "moderation_case" ("id", "version", "state", "kind", "subject_id", "author_id", "is_anonymous", "snapshot", "is_urgent", "is_from_words", "auto_hidden_at", "is_hidden_by_reports", "text_digest", "weight", "assignee_id", "opened_at", "closed_at", "forgotten_at")
values ($1, default, default, $2, $3, $4, $5, $6, default, default, default, default, $7, default, default, $8, default, default)
returning "id", "version", "state", "kind", "subject_id", "author_id", "is_anonymous", "snapshot", "is_urgent", "is_from_words", "auto_hidden_at", "is_hidden_by_reports", "text_digest", "weight", "assignee_id", "opened_at", "closed_at", "forgotten_at";

select "code", "digest"
from "content_report"
where ("content_report"."reporter_id" = $1 and "content_report"."request_id" = $2);

select "id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "is_question", "has_media", (not ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $1 and "consent"."withdrawn_at" is null)))), (not ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $2
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $3))) is not true)
from "post"
where "post"."id" = $4;

select "id", "version", "state", "kind", "subject_id", "author_id", "is_anonymous", "snapshot", "is_urgent", "is_from_words", "auto_hidden_at", "is_hidden_by_reports", "text_digest", "weight", "assignee_id", "opened_at", "closed_at", "forgotten_at"
from "moderation_case"
where ("moderation_case"."kind" = $1 and "moderation_case"."subject_id" = $2 and "moderation_case"."state" = $3) for update;

select count(*) filter (where case when (select max("moderation_appeal"."decided_at")
from "moderation_appeal"
where "moderation_appeal"."decision_id" = "moderation_decision"."id" and "moderation_appeal"."side" = $1 and "moderation_appeal"."is_reversed") is null then "moderation_decision"."act" = 'hide' and not (select max("moderation_appeal"."decided_at")
from "moderation_appeal"
where "moderation_appeal"."decision_id" = "moderation_decision"."id" and "moderation_appeal"."side" = $2 and "moderation_appeal"."is_reversed") is not null else coalesce((select max("moderation_appeal"."created_at")
from "moderation_appeal"
where "moderation_appeal"."decision_id" = "moderation_decision"."id" and "moderation_appeal"."side" = $3 and "moderation_appeal"."is_reversed") < (select max("moderation_appeal"."decided_at")
from "moderation_appeal"
where "moderation_appeal"."decision_id" = "moderation_decision"."id" and "moderation_appeal"."side" = $4 and "moderation_appeal"."is_reversed"), true) end or ("moderation_decision"."sanction" <> 'none' and not (select max("moderation_appeal"."decided_at")
from "moderation_appeal"
where "moderation_appeal"."decision_id" = "moderation_decision"."id" and "moderation_appeal"."side" = $5 and "moderation_appeal"."is_reversed") is not null)), count(*)
from "content_report"
inner join "moderation_decision" on "moderation_decision"."case_id" = "content_report"."case_id"
where "content_report"."reporter_id" = $6;

select distinct "role"."member_id"
from "role"
inner join "user" on "user"."id" = "role"."member_id"
where ("role"."role" in ($1, …) and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now()))))
order by "role"."member_id";

select pg_advisory_xact_lock(hashtextextended(name, 0))
from unnest($1::text[]) name;

update "moderation_case"
set "is_urgent" = $1, "is_from_words" = $2, "weight" = "moderation_case"."weight" + $3
where "moderation_case"."id" = $4
returning "id", "version", "state", "kind", "subject_id", "author_id", "is_anonymous", "snapshot", "is_urgent", "is_from_words", "auto_hidden_at", "is_hidden_by_reports", "text_digest", "weight", "assignee_id", "opened_at", "closed_at", "forgotten_at";

with waiting as (
select coalesce((select "sign_up_origin"."key"
from "sign_up_origin"
where "sign_up_origin"."member_id" = "content_report"."reporter_id"), "content_report"."reporter_id"::text) as reporter
from "content_report"
join "moderation_case" on "moderation_case"."id" = "content_report"."case_id"
where "moderation_case"."state" = 'open' and "moderation_case"."is_hidden_by_reports" and "moderation_case"."id" <> $1 and "content_report"."voice" > 0 and "content_report"."reporter_id" is not null ), said as (
select coalesce((select "sign_up_origin"."key"
from "sign_up_origin"
where "sign_up_origin"."member_id" = "content_report"."reporter_id"), "content_report"."reporter_id"::text) as reporter, "content_report"."voice" as voice, "content_report"."weight" as weight
from "content_report"
where "content_report"."case_id" = $2 and "content_report"."voice" > 0 and "content_report"."reporter_id" is not null )
select coalesce(max(voice), 0)::float8 as loudest, coalesce(sum(voice), 0)::float8 as voices, coalesce(sum(weight), 0)::float8 as weight
from (select max(voice) as voice, max(weight) as weight, reporter
from said
group by reporter) spoken
where voice >= $3 or reporter not in (select reporter
from waiting);
