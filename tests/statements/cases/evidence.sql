insert into "audit_entry" ("id", "at", "act", "actor_role", "actor_key", "subject_kind", "subject_id", "subject_key", "is_for_subject", "hold_id", "details", "seal")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12), …;

insert into "audit_key" ("member_id", "key")
values ($1, $2), …
on conflict do nothing;

select "content_report"."id", "content_report"."case_id", "content_report"."request_id", "content_report"."digest", "content_report"."code", "content_report"."reporter_id", "content_report"."is_visitor", "content_report"."name", "content_report"."email", "content_report"."language", "content_report"."reason", "content_report"."details", "content_report"."place", "content_report"."weight", "content_report"."voice", "content_report"."created_at", "content_report"."evidence" is not null, "content_report"."evidence", "moderation_case"."id", "moderation_case"."version", "moderation_case"."state", "moderation_case"."kind", "moderation_case"."subject_id", "moderation_case"."author_id", "moderation_case"."is_anonymous", "moderation_case"."snapshot", "moderation_case"."is_urgent", "moderation_case"."is_from_words", "moderation_case"."auto_hidden_at", "moderation_case"."is_hidden_by_reports", "moderation_case"."text_digest", "moderation_case"."weight", "moderation_case"."assignee_id", "moderation_case"."opened_at", "moderation_case"."closed_at", "moderation_case"."forgotten_at"
from "content_report"
inner join "moderation_case" on "moderation_case"."id" = "content_report"."case_id"
where "content_report"."id" = $1;

select "member_id", "key"
from "audit_key"
where "audit_key"."member_id" in ($1, …);
