select "conference_id"
from "conference_moderator"
where ("conference_moderator"."member_id" = $1 and "conference_moderator"."conference_id" in ($1, …));

select "conference_id"
from "conference_registration"
where ("conference_registration"."member_id" = $1 and "conference_registration"."conference_id" in ($1, …));

select "id", "request_id", "title", "description", "expert_name", "expert_bio", "expert_id", "scheduled_at", "duration_minutes", "ends_at", "started_at", "ended_at", "cancelled_at", "cancel_reason", "tags", "language", "url", "capacity", "version", "created_at", "search", "last_seq", "take", "is_sending", "is_recorded", "recorded_take"
from "conference"
where "conference"."id" = $1 for no key update;

select "id", "request_id", "title", "description", "expert_name", "expert_bio", "expert_id", "scheduled_at", "duration_minutes", "ends_at", "started_at", "ended_at", "cancelled_at", "cancel_reason", "tags", "language", "url", "capacity", "version", "created_at", "search", "last_seq", "take", "is_sending", "is_recorded", "recorded_take"
from "conference"
where "conference"."id" = $1;
