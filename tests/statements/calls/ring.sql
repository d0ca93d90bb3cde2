-- add_events

-- hold_side

-- lock_quota

-- open_call

-- people

-- use_quota

insert into "call" ("id", "conversation_id", "caller_id", "callee_id", "started_at", "answered_at", "ended_at", "outcome", "caller_seen_at", "callee_seen_at", "caller_shows_address", "callee_shows_address")
values ($1, $2, $3, $4, $5, default, default, default, $6, default, $7, default)
returning "id", "conversation_id", "caller_id", "callee_id", "started_at", "answered_at", "ended_at", "outcome", "caller_seen_at", "callee_seen_at", "caller_shows_address", "callee_shows_address";

select pg_advisory_xact_lock(hashtextextended(name, 0))
from unnest($1::text[]) name;
