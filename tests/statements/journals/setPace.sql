-- add_events

select "id", "member_id", "title", "post_id", "created_at", "pace", "remind_at", "time_zone", "next_reminder_at", "reminded_for", "measures"
from "journal"
where ("journal"."id" = $1 and "journal"."member_id" = $2) for no key update;

select "journal_id", count(*), min("day"), max("day"), (array_agg("intensity"
order by "day" desc))[1], (array_agg("measured"
order by "day" desc))[1]
from "journal_entry"
where "journal_entry"."journal_id" in ($1, …)
group by "journal_entry"."journal_id";

update "journal"
set "pace" = $1, "next_reminder_at" = $2
where "journal"."id" = $3
returning "id", "member_id", "title", "post_id", "created_at", "pace", "remind_at", "time_zone", "next_reminder_at", "reminded_for", "measures";
