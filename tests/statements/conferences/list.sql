-- people

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

select "id", "request_id", "title", "description", "expert_name", "expert_bio", "expert_id", "scheduled_at", "duration_minutes", "ends_at", "started_at", "ended_at", "cancelled_at", "cancel_reason", "tags", "language", "url", "capacity", "version", "created_at", "search", "last_seq", "take", "is_sending", "is_recorded", "recorded_take"
from "conference"
where ("conference"."cancelled_at" is null and "conference"."ended_at" is null and "conference"."ends_at" > $1::timestamptz and "conference"."started_at" is null)
order by "conference"."scheduled_at" asc, "conference"."id" asc
limit $2;

select count(*) filter (where ("conference"."cancelled_at" is null and "conference"."ended_at" is null and "conference"."ends_at" > $1::timestamptz and "conference"."started_at" is null)), count(*) filter (where ("conference"."cancelled_at" is null and "conference"."ended_at" is null and "conference"."ends_at" > $2::timestamptz and "conference"."started_at" is not null)), count(*) filter (where not ("conference"."cancelled_at" is null and "conference"."ended_at" is null and "conference"."ends_at" > $3::timestamptz))
from "conference";

select tag
from "conference", unnest("conference"."tags") tag
where "conference"."cancelled_at" is null
group by tag
order by count(*) desc, tag
limit $1;
