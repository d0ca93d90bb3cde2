-- people

select "conference"."id", "conference"."request_id", "conference"."title", "conference"."description", "conference"."expert_name", "conference"."expert_bio", "conference"."expert_id", "conference"."scheduled_at", "conference"."duration_minutes", "conference"."ends_at", "conference"."started_at", "conference"."ended_at", "conference"."cancelled_at", "conference"."cancel_reason", "conference"."tags", "conference"."language", "conference"."url", "conference"."capacity", "conference"."version", "conference"."created_at", "conference"."search", "conference"."last_seq", "conference"."take", "conference"."is_sending", "conference"."is_recorded", "conference"."recorded_take"
from "conference"
inner join "conference_registration" on ("conference_registration"."conference_id" = "conference"."id" and "conference_registration"."member_id" = $1)
order by "conference"."scheduled_at" desc, "conference"."id" desc
limit $2;

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
