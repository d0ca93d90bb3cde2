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

update "call"
set "caller_seen_at" = case when "call"."caller_id" = $1 then $2 else "call"."caller_seen_at" end, "callee_seen_at" = case when "call"."callee_id" = $3 then $4 else "call"."callee_seen_at" end
where ("call"."id" = $5 and "call"."ended_at" is null and $6 in ("call"."caller_id", "call"."callee_id") and ((case when "call"."caller_id" = $7 then "call"."callee_id" else "call"."caller_id" end = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $8
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $9))) is not true or ("call"."caller_id" = $10 and "call"."answered_at" is null and "call"."ended_at" is null)))
returning "id", "conversation_id", "caller_id", "callee_id", "started_at", "answered_at", "ended_at", "outcome", "caller_seen_at", "callee_seen_at", "caller_shows_address", "callee_shows_address";
