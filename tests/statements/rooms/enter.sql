-- people

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

select "conference_id", "state", "failure", "tries", "held_until", "published_at", "removed_at", "removed_by", "remove_reason"
from "conference_recording"
where "conference_recording"."conference_id" in ($1, …);

select "conference_id", count(*)
from "conference_registration"
where "conference_registration"."conference_id" in ($1, …)
group by "conference_registration"."conference_id";

select "id"
from "member"
where ("member"."id" in ($1, …) and ("member"."id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $2
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $3))) is not true);

select "id"
from "room_message"
where ("room_message"."conference_id" = $1 and "room_message"."member_id" = $2);

select "id", "conference_id", "seq", "member_id", "request_id", "kind", "body", "is_from_expert", "is_anonymous", "created_at", "removed_at", "state", "votes", "pinned_at", "answer", "answered_at", "hidden_at", "hidden_reason", "hidden_decision_id"
from "room_message"
where ("room_message"."conference_id" = $1 and "room_message"."removed_at" is null)
order by "room_message"."seq" desc
limit $2;

select "id", "request_id", "title", "description", "expert_name", "expert_bio", "expert_id", "scheduled_at", "duration_minutes", "ends_at", "started_at", "ended_at", "cancelled_at", "cancel_reason", "tags", "language", "url", "capacity", "version", "created_at", "search", "last_seq", "take", "is_sending", "is_recorded", "recorded_take"
from "conference"
where "conference"."id" = $1;

select "question_vote"."message_id"
from "question_vote"
inner join "room_message" on "room_message"."id" = "question_vote"."message_id"
where ("room_message"."conference_id" = $1 and "question_vote"."member_id" = $2);

select "until"
from "room_presence"
where ("room_presence"."conference_id" = $1 and "room_presence"."member_id" = $2 and "room_presence"."until" > now());

select count(*) as count
from "room_presence"
where ("room_presence"."conference_id" = $1 and "room_presence"."until" > now());;

update "conference_registration"
set "attended_at" = coalesce("conference_registration"."attended_at", $1::timestamptz)
where ("conference_registration"."conference_id" = $2 and "conference_registration"."member_id" = $3);
