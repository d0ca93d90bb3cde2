select "id", "member_id", "title", "post_id", "created_at", "pace", "remind_at", "time_zone", "next_reminder_at", "reminded_for", "measures"
from "journal"
where ("journal"."member_id" = $1 and lower("journal"."title") = lower($2))
order by "journal"."id"
limit $3;

select "journal_id", count(*), min("day"), max("day"), (array_agg("intensity"
order by "day" desc))[1], (array_agg("measured"
order by "day" desc))[1]
from "journal_entry"
where "journal_entry"."journal_id" in ($1, …)
group by "journal_entry"."journal_id";

select pg_advisory_xact_lock(hashtextextended(name, 0))
from unnest($1::text[]) name;
