-- add_jobs

-- people

select "conference_id"
from "conference_moderator"
where ("conference_moderator"."member_id" = $1 and "conference_moderator"."conference_id" in ($1, …));

select "conference_id"
from "conference_registration"
where ("conference_registration"."member_id" = $1 and "conference_registration"."conference_id" in ($1, …));

select "id", "conference_id", "seq", "member_id", "request_id", "kind", "body", "is_from_expert", "is_anonymous", "created_at", "removed_at", "state", "votes", "pinned_at", "answer", "answered_at", "hidden_at", "hidden_reason", "hidden_decision_id"
from "room_message"
where ("room_message"."id" = $1 and "room_message"."conference_id" = $2) for no key update;

select "id", "request_id", "title", "description", "expert_name", "expert_bio", "expert_id", "scheduled_at", "duration_minutes", "ends_at", "started_at", "ended_at", "cancelled_at", "cancel_reason", "tags", "language", "url", "capacity", "version", "created_at", "search", "last_seq", "take", "is_sending", "is_recorded", "recorded_take"
from "conference"
where "conference"."id" = $1 for no key update;

update "conference"
set "last_seq" = "conference"."last_seq" + 1
where "conference"."id" = $1
returning "last_seq";

update "room_message"
set "seq" = $1, "state" = $2, "pinned_at" = $3, "answer" = $4, "answered_at" = $5
where "room_message"."id" = $6
returning "id", "conference_id", "seq", "member_id", "request_id", "kind", "body", "is_from_expert", "is_anonymous", "created_at", "removed_at", "state", "votes", "pinned_at", "answer", "answered_at", "hidden_at", "hidden_reason", "hidden_decision_id";
