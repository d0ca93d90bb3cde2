-- people

select "id"
from "member"
where ("member"."id" in ($1, …) and ("member"."id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $2
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $3))) is not true);

select "id", "conversation_id", "caller_id", "callee_id", "started_at", "answered_at", "ended_at", "outcome", "caller_seen_at", "callee_seen_at", "caller_shows_address", "callee_shows_address"
from "call"
where ("call"."id" = $1 and ("call"."caller_id" = $2 or "call"."callee_id" = $3) and ((case when "call"."caller_id" = $4 then "call"."callee_id" else "call"."caller_id" end = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $5
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $6))) is not true or "call"."ended_at" is null or "call"."ended_at" > $7));
