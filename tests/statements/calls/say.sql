-- add_events

insert into "call_signal" ("seq", "call_id", "from_id", "body")
values (default, $1, $2, $3);

select "id", "conversation_id", "caller_id", "callee_id", "started_at", "answered_at", "ended_at", "outcome", "caller_seen_at", "callee_seen_at", "caller_shows_address", "callee_shows_address"
from "call"
where "call"."id" = $1 for no key update;

select "id", "conversation_id", "caller_id", "callee_id", "started_at", "answered_at", "ended_at", "outcome", "caller_seen_at", "callee_seen_at", "caller_shows_address", "callee_shows_address"
from "call"
where ("call"."id" = $1 and ("call"."caller_id" = $2 or "call"."callee_id" = $3) and ((case when "call"."caller_id" = $4 then "call"."callee_id" else "call"."caller_id" end = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $5
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $6))) is not true or ("call"."caller_id" = $7 and "call"."answered_at" is null and "call"."ended_at" is null)));

select count(*) as count
from "call_signal"
where ("call_signal"."call_id" = $1 and "call_signal"."from_id" = $2);;
