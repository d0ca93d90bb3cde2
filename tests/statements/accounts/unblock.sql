-- add_events

delete
from "block"
where ("block"."blocker_id" = $1 and "block"."blocked_id" = $2)
returning "blocker_id", "blocked_id", "created_at", "blocker_name", "blocked_name";

select count(*) as count
from "block"
where ("block"."blocker_id" = $1 and "block"."blocked_id" = $2);;
