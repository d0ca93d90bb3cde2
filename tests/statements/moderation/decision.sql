select "id", "case_id", "request_id", "digest", "code", "reporter_id", "is_visitor", "name", "email", "language", "reason", "details", "place", "weight", "voice", "created_at", "evidence" is not null
from "content_report"
where "content_report"."case_id" in ($1, …)
order by "content_report"."id" asc;

select "id", "conversation_id", "seq", "sender_id", "request_id", "body", "quote_id", "has_image", "call_id", "created_at", "deleted_at", "hidden_at", "hidden_reason", "hidden_decision_id"
from "message"
where "message"."id" in ($1, …);

select "moderation_decision"."id", "moderation_decision"."case_id", "moderation_decision"."decided_by_id", "moderation_decision"."act", "moderation_decision"."sanction", "moderation_decision"."until", "moderation_decision"."reason", "moderation_decision"."ground", "moderation_decision"."statement", "moderation_decision"."is_automatic", "moderation_decision"."decided_at", "moderation_decision"."told_at", "moderation_appeal"."id", "moderation_appeal"."decision_id", "moderation_appeal"."request_id", "moderation_appeal"."by_id", "moderation_appeal"."side", "moderation_appeal"."text", "moderation_appeal"."created_at", "moderation_appeal"."decided_by_id", "moderation_appeal"."is_reversed", "moderation_appeal"."statement", "moderation_appeal"."decided_at", "moderation_appeal"."told_at"
from "moderation_decision"
left join "moderation_appeal" on "moderation_appeal"."decision_id" = "moderation_decision"."id"
where "moderation_decision"."case_id" in ($1, …)
order by "moderation_appeal"."id" asc;

select "moderation_decision"."id", "moderation_decision"."case_id", "moderation_decision"."decided_by_id", "moderation_decision"."act", "moderation_decision"."sanction", "moderation_decision"."until", "moderation_decision"."reason", "moderation_decision"."ground", "moderation_decision"."statement", "moderation_decision"."is_automatic", "moderation_decision"."decided_at", "moderation_decision"."told_at", "moderation_case"."id", "moderation_case"."version", "moderation_case"."state", "moderation_case"."kind", "moderation_case"."subject_id", "moderation_case"."author_id", "moderation_case"."is_anonymous", "moderation_case"."snapshot", "moderation_case"."is_urgent", "moderation_case"."is_from_words", "moderation_case"."auto_hidden_at", "moderation_case"."is_hidden_by_reports", "moderation_case"."text_digest", "moderation_case"."weight", "moderation_case"."assignee_id", "moderation_case"."opened_at", "moderation_case"."closed_at", "moderation_case"."forgotten_at"
from "moderation_decision"
inner join "moderation_case" on "moderation_case"."id" = "moderation_decision"."case_id"
where "moderation_decision"."id" = $1;
