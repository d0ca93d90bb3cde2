-- add_events

-- people

delete
from "call_signal"
where "call_signal"."call_id" = $1;

insert into "message" ("id", "conversation_id", "seq", "sender_id", "request_id", "body", "quote_id", "has_image", "call_id", "created_at", "deleted_at", "hidden_at", "hidden_reason", "hidden_decision_id")
values ($1, $2, $3, $4, $5, $6, default, default, $7, $8, default, default, default, default);

select "id"
from "conversation"
where "conversation"."id" = $1 for no key update;

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
where "call"."id" = $1 for no key update;

select "id", "conversation_id", "caller_id", "callee_id", "started_at", "answered_at", "ended_at", "outcome", "caller_seen_at", "callee_seen_at", "caller_shows_address", "callee_shows_address"
from "call"
where ("call"."id" = $1 and ("call"."caller_id" = $2 or "call"."callee_id" = $3) and ((case when "call"."caller_id" = $4 then "call"."callee_id" else "call"."caller_id" end = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $5
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $6))) is not true or "call"."ended_at" is null or "call"."ended_at" > $7));

update "call"
set "ended_at" = $1, "outcome" = $2, "caller_shows_address" = $3, "callee_shows_address" = $4
where "call"."id" = $5
returning "id", "conversation_id", "caller_id", "callee_id", "started_at", "answered_at", "ended_at", "outcome", "caller_seen_at", "callee_seen_at", "caller_shows_address", "callee_shows_address";

update "conversation"
set "last_seq" = "conversation"."last_seq" + 1, "last_message_at" = $1
where "conversation"."id" = $2
returning "last_seq";

update "conversation_seat"
set delivered_seq = case when exists (
select
from "message"
where "message"."conversation_id" = $1 and "message"."seq" > "conversation_seat"."delivered_seq" and "message"."sender_id" <> $2 and "message"."deleted_at" is null ) then "conversation_seat"."delivered_seq" else $3 end, read_seq = case when exists (
select
from "message"
where "message"."conversation_id" = $4 and "message"."seq" > "conversation_seat"."read_seq" and "message"."sender_id" <> $5 and "message"."deleted_at" is null ) then "conversation_seat"."read_seq" else $6 end
where "conversation_seat"."conversation_id" = $7 and "conversation_seat"."member_id" = $8;
