-- add_events

-- add_jobs

delete
from "factor_recovery"
where "factor_recovery"."member_id" = $1
returning "member_id", "asked_at", "due_at", "told_at";
