-- add_events

delete
from "erasure"
where ("erasure"."member_id" = $1 and "erasure"."due_at" > $2)
returning "member_id", "asked_at", "due_at";
