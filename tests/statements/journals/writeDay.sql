-- add_events

-- lock_quota

-- use_quota

insert into "day_request" ("member_id", "request_id", "journal_id", "digest", "at")
values ($1, $2, $3, $4, $5)
on conflict do nothing
returning "request_id";

insert into "journal_entry" ("journal_id", "day", "intensity", "note", "measured", "updated_at")
values ($1, $2, $3, $4, $5, $6)
on conflict ("journal_id","day") do update
set "intensity" = $7, "note" = $8, "measured" = $9, "updated_at" = $10
returning "journal_id", "day", "intensity", "note", "measured", "updated_at";

select "id", "member_id", "title", "post_id", "created_at", "pace", "remind_at", "time_zone", "next_reminder_at", "reminded_for", "measures"
from "journal"
where ("journal"."id" = $1 and "journal"."member_id" = $2) for no key update;

select "journal_id", "day", "intensity", "note", "measured", "updated_at"
from "journal_entry"
where ("journal_entry"."journal_id" = $1 and "journal_entry"."day" = $2);

update "day_request"
set "journal_id" = $1
where ("day_request"."member_id" = $2 and "day_request"."request_id" = $3);
