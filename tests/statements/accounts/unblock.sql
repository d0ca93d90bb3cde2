-- add_events

delete
from "block"
where ("block"."blocker_id" = $1 and "block"."blocked_id" = $2);
