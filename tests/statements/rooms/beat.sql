insert into "room_presence" ("conference_id", "member_id", "until")
values ($1, $2, now() + make_interval(secs => $3))
on conflict ("conference_id","member_id") do update
set "until" = now() + make_interval(secs => $4);

select "conference_id"
from "conference_moderator"
where ("conference_moderator"."member_id" = $1 and "conference_moderator"."conference_id" in ($1, …));

select "conference_id"
from "conference_registration"
where ("conference_registration"."member_id" = $1 and "conference_registration"."conference_id" in ($1, …));

select "id", "request_id", "title", "description", "expert_name", "expert_bio", "expert_id", "scheduled_at", "duration_minutes", "ends_at", "started_at", "ended_at", "cancelled_at", "cancel_reason", "tags", "language", "url", "capacity", "version", "created_at", "search", "last_seq", "take", "is_sending", "is_recorded", "recorded_take"
from "conference"
where "conference"."id" = $1;

select "until"
from "room_presence"
where ("room_presence"."conference_id" = $1 and "room_presence"."member_id" = $2 and "room_presence"."until" > now());

select count(*) as count
from "room_presence"
where ("room_presence"."conference_id" = $1 and "room_presence"."until" > now());;

update "conference_registration"
set "attended_at" = coalesce("conference_registration"."attended_at", $1::timestamptz)
where ("conference_registration"."conference_id" = $2 and "conference_registration"."member_id" = $3);
