-- add_events

-- add_jobs

-- people

insert into "audit_entry" ("id", "at", "act", "actor_role", "actor_key", "subject_kind", "subject_id", "subject_key", "is_for_subject", "hold_id", "details", "seal")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12), …;

insert into "audit_entry" ("id", "at", "act", "actor_role", "actor_key", "subject_kind", "subject_id", "subject_key", "is_for_subject", "hold_id", "details", "seal")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

insert into "audit_key" ("member_id", "key")
values ($1, $2)
on conflict do nothing;

insert into "audit_key" ("member_id", "key")
values ($1, $2), …
on conflict do nothing;

insert into "audit_release" ("hold_id", "subject_key", "told_until", "is_over")
values ($1, $2, $3, default)
on conflict ("hold_id","subject_key") do update
set "told_until" = $4;

select "content_report"."id", "content_report"."case_id", "content_report"."request_id", "content_report"."digest", "content_report"."code", "content_report"."reporter_id", "content_report"."is_visitor", "content_report"."name", "content_report"."email", "content_report"."language", "content_report"."reason", "content_report"."details", "content_report"."place", "content_report"."weight", "content_report"."voice", "content_report"."created_at", "content_report"."evidence" is not null, "of_case"
from "content_report"
inner join (select "id", row_number() over (partition by "case_id", "is_visitor"
order by "id" desc) as "from_latest", count(*) over (partition by "case_id") as "of_case"
from "content_report"
where "content_report"."case_id" in ($1, …)) "numbered" on "numbered"."id" = "content_report"."id"
where (not "content_report"."is_visitor" or "from_latest" <= $2)
order by "content_report"."id" asc;

select "id", "case_id", "by_id", "authority", "note", "at"
from "reported_threat"
where "reported_threat"."case_id" = $1
order by "reported_threat"."id" asc;

select "id", "conversation_id", "seq", "sender_id", "request_id", "body", "quote_id", "has_image", "call_id", "created_at", "deleted_at", "hidden_at", "hidden_reason", "hidden_decision_id"
from "message"
where "message"."id" in ($1, …);

select "id", "version", "state", "kind", "subject_id", "author_id", "is_anonymous", "snapshot", "is_urgent", "is_from_words", "auto_hidden_at", "is_hidden_by_reports", "text_digest", "weight", "assignee_id", "opened_at", "closed_at", "forgotten_at"
from "moderation_case"
where "moderation_case"."id" = $1 for update;

select "id", "version", "state", "kind", "subject_id", "author_id", "is_anonymous", "snapshot", "is_urgent", "is_from_words", "auto_hidden_at", "is_hidden_by_reports", "text_digest", "weight", "assignee_id", "opened_at", "closed_at", "forgotten_at"
from "moderation_case"
where "moderation_case"."id" = $1;

select "member_id", "key"
from "audit_key"
where "audit_key"."member_id" in ($1, …);

select "moderation_decision"."id", "moderation_decision"."case_id", "moderation_decision"."decided_by_id", "moderation_decision"."act", "moderation_decision"."sanction", "moderation_decision"."until", "moderation_decision"."reason", "moderation_decision"."ground", "moderation_decision"."statement", "moderation_decision"."is_automatic", "moderation_decision"."decided_at", "moderation_decision"."told_at"
from "moderation_appeal"
inner join "moderation_decision" on "moderation_decision"."id" = "moderation_appeal"."decision_id"
where "moderation_appeal"."id" = $1;

select "moderation_decision"."id", "moderation_decision"."case_id", "moderation_decision"."decided_by_id", "moderation_decision"."act", "moderation_decision"."sanction", "moderation_decision"."until", "moderation_decision"."reason", "moderation_decision"."ground", "moderation_decision"."statement", "moderation_decision"."is_automatic", "moderation_decision"."decided_at", "moderation_decision"."told_at", "moderation_appeal"."id", "moderation_appeal"."decision_id", "moderation_appeal"."request_id", "moderation_appeal"."by_id", "moderation_appeal"."side", "moderation_appeal"."text", "moderation_appeal"."created_at", "moderation_appeal"."decided_by_id", "moderation_appeal"."is_reversed", "moderation_appeal"."statement", "moderation_appeal"."decided_at", "moderation_appeal"."told_at"
from "moderation_decision"
left join "moderation_appeal" on "moderation_appeal"."decision_id" = "moderation_decision"."id"
where "moderation_decision"."case_id" in ($1, …)
order by "moderation_appeal"."id" asc;

select "subject_key", "hold_id"
from "audit_entry"
where ("audit_entry"."subject_key" in ($1, …) and "audit_entry"."act" = $2 and "audit_entry"."actor_key" = $3 and "audit_entry"."id" > $4);

select (select kind
from (select "sanction"."kind" as kind, "sanction"."ends_at" as ends_at, "sanction"."decision_id" as decision_id
from "sanction"
where "sanction"."member_id" = "member"."id" and "sanction"."kind" <> 'warning' and "sanction"."lifted_at" is null and "sanction"."starts_at" <= $1::timestamptz and ("sanction"."ends_at" is null or "sanction"."ends_at" > $2::timestamptz)
order by ("sanction"."kind" = 'suspension') desc, "sanction"."ends_at" desc nulls first
limit 1) as holding), (select ends_at
from (select "sanction"."kind" as kind, "sanction"."ends_at" as ends_at, "sanction"."decision_id" as decision_id
from "sanction"
where "sanction"."member_id" = "member"."id" and "sanction"."kind" <> 'warning' and "sanction"."lifted_at" is null and "sanction"."starts_at" <= $3::timestamptz and ("sanction"."ends_at" is null or "sanction"."ends_at" > $4::timestamptz)
order by ("sanction"."kind" = 'suspension') desc, "sanction"."ends_at" desc nulls first
limit 1) as holding), "created_at"
from "member"
where "member"."id" = $5;

select count(*) as count
from "moderation_decision"
where ("moderation_decision"."case_id" in (select "id"
from "moderation_case"
where ("moderation_case"."author_id" = $1 and "moderation_case"."is_anonymous" = $2)) and (case when (select max("moderation_appeal"."decided_at")
from "moderation_appeal"
where "moderation_appeal"."decision_id" = "moderation_decision"."id" and "moderation_appeal"."side" = $3 and "moderation_appeal"."is_reversed") is null then "moderation_decision"."act" = 'hide' and not (select max("moderation_appeal"."decided_at")
from "moderation_appeal"
where "moderation_appeal"."decision_id" = "moderation_decision"."id" and "moderation_appeal"."side" = $4 and "moderation_appeal"."is_reversed") is not null else coalesce((select max("moderation_appeal"."created_at")
from "moderation_appeal"
where "moderation_appeal"."decision_id" = "moderation_decision"."id" and "moderation_appeal"."side" = $5 and "moderation_appeal"."is_reversed") < (select max("moderation_appeal"."decided_at")
from "moderation_appeal"
where "moderation_appeal"."decision_id" = "moderation_decision"."id" and "moderation_appeal"."side" = $6 and "moderation_appeal"."is_reversed"), true) end or ("moderation_decision"."sanction" <> 'none' and not (select max("moderation_appeal"."decided_at")
from "moderation_appeal"
where "moderation_appeal"."decision_id" = "moderation_decision"."id" and "moderation_appeal"."side" = $7 and "moderation_appeal"."is_reversed") is not null)));;

select distinct "role"."member_id"
from "role"
inner join "user" on "user"."id" = "role"."member_id"
where ("role"."role" in ($1, …) and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now()))))
order by "role"."member_id";

update "moderation_appeal"
set "decided_by_id" = $1, "is_reversed" = $2, "statement" = $3, "decided_at" = $4
where "moderation_appeal"."id" = $5;

update "moderation_case"
set "version" = $1, "state" = $2, "closed_at" = $3
where "moderation_case"."id" = $4;
