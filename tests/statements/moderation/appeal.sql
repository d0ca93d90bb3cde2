-- add_events

insert into "moderation_appeal" ("id", "decision_id", "request_id", "by_id", "side", "text", "created_at", "decided_by_id", "is_reversed", "statement", "decided_at", "told_at")
values ($1, $2, $3, $4, $5, $6, $7, default, default, default, default, default)
on conflict do nothing
returning "id";

select "content_report"."id", "content_report"."case_id", "content_report"."request_id", "content_report"."digest", "content_report"."code", "content_report"."reporter_id", "content_report"."is_visitor", "content_report"."name", "content_report"."email", "content_report"."language", "content_report"."reason", "content_report"."details", "content_report"."place", "content_report"."weight", "content_report"."voice", "content_report"."created_at", "content_report"."evidence" is not null, "of_case"
from "content_report"
inner join (select "id", row_number() over (partition by "case_id", "is_visitor"
order by "id" desc) as "from_latest", count(*) over (partition by "case_id") as "of_case"
from "content_report"
where "content_report"."case_id" in ($1, …)) "numbered" on "numbered"."id" = "content_report"."id"
where (not "content_report"."is_visitor" or "from_latest" <= $2)
order by "content_report"."id" asc;

select "id", "conversation_id", "seq", "sender_id", "request_id", "body", "quote_id", "has_image", "call_id", "created_at", "deleted_at", "hidden_at", "hidden_reason", "hidden_decision_id"
from "message"
where "message"."id" in ($1, …);

select "id", "version", "state", "kind", "subject_id", "author_id", "is_anonymous", "snapshot", "is_urgent", "is_from_words", "auto_hidden_at", "is_hidden_by_reports", "text_digest", "weight", "assignee_id", "opened_at", "closed_at", "forgotten_at"
from "moderation_case"
where "moderation_case"."id" = $1 for update;

select "moderation_decision"."id", "moderation_decision"."case_id", "moderation_decision"."decided_by_id", "moderation_decision"."act", "moderation_decision"."sanction", "moderation_decision"."until", "moderation_decision"."reason", "moderation_decision"."ground", "moderation_decision"."statement", "moderation_decision"."is_automatic", "moderation_decision"."decided_at", "moderation_decision"."told_at", "moderation_appeal"."id", "moderation_appeal"."decision_id", "moderation_appeal"."request_id", "moderation_appeal"."by_id", "moderation_appeal"."side", "moderation_appeal"."text", "moderation_appeal"."created_at", "moderation_appeal"."decided_by_id", "moderation_appeal"."is_reversed", "moderation_appeal"."statement", "moderation_appeal"."decided_at", "moderation_appeal"."told_at"
from "moderation_decision"
left join "moderation_appeal" on "moderation_appeal"."decision_id" = "moderation_decision"."id"
where "moderation_decision"."case_id" in ($1, …)
order by "moderation_appeal"."id" asc;

select "moderation_decision"."id", "moderation_decision"."case_id", "moderation_decision"."decided_by_id", "moderation_decision"."act", "moderation_decision"."sanction", "moderation_decision"."until", "moderation_decision"."reason", "moderation_decision"."ground", "moderation_decision"."statement", "moderation_decision"."is_automatic", "moderation_decision"."decided_at", "moderation_decision"."told_at", "moderation_case"."id", "moderation_case"."version", "moderation_case"."state", "moderation_case"."kind", "moderation_case"."subject_id", "moderation_case"."author_id", "moderation_case"."is_anonymous", "moderation_case"."snapshot", "moderation_case"."is_urgent", "moderation_case"."is_from_words", "moderation_case"."auto_hidden_at", "moderation_case"."is_hidden_by_reports", "moderation_case"."text_digest", "moderation_case"."weight", "moderation_case"."assignee_id", "moderation_case"."opened_at", "moderation_case"."closed_at", "moderation_case"."forgotten_at"
from "moderation_decision"
inner join "moderation_case" on "moderation_case"."id" = "moderation_decision"."case_id"
where "moderation_decision"."id" = $1;

select distinct "role"."member_id"
from "role"
inner join "user" on "user"."id" = "role"."member_id"
where ("role"."role" in ($1, …) and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now()))))
order by "role"."member_id";

update "moderation_case"
set "version" = $1, "state" = $2, "text_digest" = $3, "assignee_id" = $4, "closed_at" = $5
where "moderation_case"."id" = $6;
