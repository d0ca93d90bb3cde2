-- add_jobs

delete
from "conference_moderator"
where "conference_moderator"."conference_id" = $1;

insert into "audit_entry" ("id", "at", "act", "actor_role", "actor_key", "subject_kind", "subject_id", "subject_key", "is_for_subject", "hold_id", "details", "seal")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

insert into "audit_key" ("member_id", "key")
values ($1, $2)
on conflict do nothing;

select "conference_id"
from "conference_moderator"
where ("conference_moderator"."member_id" = $1 and "conference_moderator"."conference_id" in ($1, …));

select "conference_id"
from "conference_registration"
where ("conference_registration"."member_id" = $1 and "conference_registration"."conference_id" in ($1, …));

select "conference_id", "state", "failure", "tries", "held_until", "published_at", "removed_at", "removed_by", "remove_reason"
from "conference_recording"
where "conference_recording"."conference_id" in ($1, …);

select "conference_id", count(*)
from "conference_registration"
where "conference_registration"."conference_id" in ($1, …)
group by "conference_registration"."conference_id";

select "id", "request_id", "title", "description", "expert_name", "expert_bio", "expert_id", "scheduled_at", "duration_minutes", "ends_at", "started_at", "ended_at", "cancelled_at", "cancel_reason", "tags", "language", "url", "capacity", "version", "created_at", "search", "last_seq", "take", "is_sending", "is_recorded", "recorded_take"
from "conference"
where "conference"."id" = $1 for no key update;

select "member_id"
from "conference_moderator"
where "conference_moderator"."conference_id" = $1
order by "conference_moderator"."member_id";

select "member_id"
from "conference_registration"
where "conference_registration"."conference_id" = $1
order by "conference_registration"."member_id";

select "member_id", "key"
from "audit_key"
where "audit_key"."member_id" in ($1, …);

update "conference"
set "title" = $1, "description" = $2, "expert_name" = $3, "expert_bio" = $4, "expert_id" = $5, "scheduled_at" = $6, "duration_minutes" = $7, "ends_at" = $8, "tags" = $9, "language" = $10, "url" = $11, "capacity" = $12, "version" = $13, "search" = $14, "is_recorded" = $15
where "conference"."id" = $16
returning "id", "request_id", "title", "description", "expert_name", "expert_bio", "expert_id", "scheduled_at", "duration_minutes", "ends_at", "started_at", "ended_at", "cancelled_at", "cancel_reason", "tags", "language", "url", "capacity", "version", "created_at", "search", "last_seq", "take", "is_sending", "is_recorded", "recorded_take";
