-- add_events

-- people

delete
from "notice"
where ("notice"."recipient_id" = $1 and "notice"."kind" = $2 and "notice"."subject_id" = $3);

insert into "audit_entry" ("id", "at", "act", "actor_role", "actor_key", "subject_kind", "subject_id", "subject_key", "is_for_subject", "hold_id", "details", "seal")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

insert into "audit_key" ("member_id", "key")
values ($1, $2)
on conflict do nothing;

insert into "notice" ("id", "recipient_id", "sender_id", "kind", "subject_id", "context_id", "created_at", "read_at", "is_quiet")
values ($1, $2, default, $3, $4, default, $5, default, default);

select "id", "member_id", "request_id", "title", "description", "expert_name", "expert_bio", "scheduled_at", "duration_minutes", "tags", "language", "state", "word", "sent_at", "decided_at", "conference_id", "version"
from "conference_proposal"
where "conference_proposal"."id" = $1 for no key update;

select "member_id", "channel", exists (select 1
from "consent"
where ("consent"."member_id" = "notice_choice"."member_id" and "consent"."kind" = $1 and "consent"."withdrawn_at" is null))
from "notice_choice"
where ("notice_choice"."kind" = $2 and "notice_choice"."member_id" in ($1, …));

select "member_id", "key"
from "audit_key"
where "audit_key"."member_id" in ($1, …);

select distinct "member_id"
from "push_subscription"
where "push_subscription"."member_id" in ($1, …);

update "conference_proposal"
set "state" = $1, "word" = $2, "decided_at" = $3, "version" = $4
where "conference_proposal"."id" = $5
returning "id", "member_id", "request_id", "title", "description", "expert_name", "expert_bio", "scheduled_at", "duration_minutes", "tags", "language", "state", "word", "sent_at", "decided_at", "conference_id", "version";
