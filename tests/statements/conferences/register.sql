-- add_events

insert into "conference_registration" ("conference_id", "member_id", "registered_at", "attended_at")
values ($1, $2, $3, default)
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
