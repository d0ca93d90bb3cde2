select "content_report"."id", "content_report"."case_id", "content_report"."request_id", "content_report"."digest", "content_report"."code", "content_report"."reporter_id", "content_report"."is_visitor", "content_report"."name", "content_report"."email", "content_report"."language", "content_report"."reason", "content_report"."details", "content_report"."place", "content_report"."weight", "content_report"."voice", "content_report"."created_at", "content_report"."evidence" is not null, "moderation_case"."id", "moderation_case"."version", "moderation_case"."state", "moderation_case"."kind", "moderation_case"."subject_id", "moderation_case"."author_id", "moderation_case"."is_anonymous", "moderation_case"."snapshot", "moderation_case"."is_urgent", "moderation_case"."is_from_words", "moderation_case"."auto_hidden_at", "moderation_case"."is_hidden_by_reports", "moderation_case"."text_digest", "moderation_case"."weight", "moderation_case"."assignee_id", "moderation_case"."opened_at", "moderation_case"."closed_at", "moderation_case"."forgotten_at"
from "content_report"
inner join "moderation_case" on "moderation_case"."id" = "content_report"."case_id"
where "content_report"."reporter_id" = $1
order by "content_report"."id" desc
limit $2;

select "content_report"."id", "content_report"."case_id", "content_report"."request_id", "content_report"."digest", "content_report"."code", "content_report"."reporter_id", "content_report"."is_visitor", "content_report"."name", "content_report"."email", "content_report"."language", "content_report"."reason", "content_report"."details", "content_report"."place", "content_report"."weight", "content_report"."voice", "content_report"."created_at", "content_report"."evidence" is not null, "of_case"
from "content_report"
inner join (select "id", row_number() over (partition by "case_id", "is_visitor"
order by "id" desc) as "from_latest", count(*) over (partition by "case_id") as "of_case"
from "content_report"
where "content_report"."case_id" in ($1, …)) "numbered" on "numbered"."id" = "content_report"."id"
where (not "content_report"."is_visitor" or "from_latest" <= $2)
order by "content_report"."id" asc;

select "moderation_case"."id", "moderation_case"."version", "moderation_case"."state", "moderation_case"."kind", "moderation_case"."subject_id", "moderation_case"."author_id", "moderation_case"."is_anonymous", "moderation_case"."snapshot", "moderation_case"."is_urgent", "moderation_case"."is_from_words", "moderation_case"."auto_hidden_at", "moderation_case"."is_hidden_by_reports", "moderation_case"."text_digest", "moderation_case"."weight", "moderation_case"."assignee_id", "moderation_case"."opened_at", "moderation_case"."closed_at", "moderation_case"."forgotten_at"
from "moderation_decision"
inner join "moderation_case" on "moderation_case"."id" = "moderation_decision"."case_id"
where ("moderation_case"."author_id" = $1 and ("moderation_decision"."act" = $2 or "moderation_decision"."sanction" <> $3 or "moderation_case"."auto_hidden_at" is not null or (select max("moderation_appeal"."decided_at")
from "moderation_appeal"
where "moderation_appeal"."decision_id" = "moderation_decision"."id" and "moderation_appeal"."side" = $4 and "moderation_appeal"."is_reversed") is not null))
order by "moderation_decision"."id" desc
limit $5;

select "moderation_decision"."id", "moderation_decision"."case_id", "moderation_decision"."decided_by_id", "moderation_decision"."act", "moderation_decision"."sanction", "moderation_decision"."until", "moderation_decision"."reason", "moderation_decision"."ground", "moderation_decision"."statement", "moderation_decision"."is_automatic", "moderation_decision"."decided_at", "moderation_decision"."told_at", "moderation_appeal"."id", "moderation_appeal"."decision_id", "moderation_appeal"."request_id", "moderation_appeal"."by_id", "moderation_appeal"."side", "moderation_appeal"."text", "moderation_appeal"."created_at", "moderation_appeal"."decided_by_id", "moderation_appeal"."is_reversed", "moderation_appeal"."statement", "moderation_appeal"."decided_at", "moderation_appeal"."told_at"
from "moderation_decision"
left join "moderation_appeal" on "moderation_appeal"."decision_id" = "moderation_decision"."id"
where "moderation_decision"."case_id" in ($1, …)
order by "moderation_appeal"."id" asc;
