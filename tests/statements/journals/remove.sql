-- add_events

-- add_jobs

delete
from "journal"
where "journal"."id" = $1;

select "id", "member_id", "title", "post_id", "created_at", "pace", "remind_at", "time_zone", "next_reminder_at", "reminded_for", "measures"
from "journal"
where ("journal"."id" = $1 and "journal"."member_id" = $2) for no key update;
