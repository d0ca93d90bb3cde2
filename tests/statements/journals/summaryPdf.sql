-- rate_limit:rlflx-upsert

select "day", "intensity"
from "journal_entry"
where ("journal_entry"."journal_id" = $1 and "journal_entry"."day" >= $2 and "journal_entry"."day" <= $3)
order by "journal_entry"."day" desc
limit $4;

select "id", "member_id", "title", "post_id", "created_at", "pace", "remind_at", "time_zone", "next_reminder_at", "reminded_for", "measures"
from "journal"
where ("journal"."id" = $1 and "journal"."member_id" = $2);

select "journal_id", "day", "intensity", "note", "measured", "updated_at"
from "journal_entry"
where (("journal_entry"."journal_id" = $1 and "journal_entry"."day" >= $2 and "journal_entry"."day" <= $3) and "journal_entry"."note" <> $4)
order by "journal_entry"."day" desc
limit $5;

select "journal_id", "day", "intensity", "note", "measured", "updated_at"
from "journal_entry"
where (("journal_entry"."journal_id" = $1 and "journal_entry"."day" >= $2 and "journal_entry"."day" <= $3) and "journal_entry"."note" <> $4)
order by "journal_entry"."intensity" desc, "journal_entry"."day" desc
limit $5;

select (array_agg(said.name
order by "journal_entry"."day" desc))[1] as name, said.scale, count(*)::int as days, (case said.scale when 'five' then percentile_disc(0.5) within group (order by said.value) else round(avg(said.value), 1) end)::float8 as typical, min(said.value) as lowest, max(said.value) as highest
from "journal_entry", jsonb_to_recordset("journal_entry"."measured") as said(name text, scale text, value int)
where ("journal_entry"."journal_id" = $1 and "journal_entry"."day" >= $2 and "journal_entry"."day" <= $3)
group by lower(said.name), said.scale
order by days desc, lower(said.name), said.scale
limit $4;

select count(*) as count
from "journal_entry"
where (("journal_entry"."journal_id" = $1 and "journal_entry"."day" >= $2 and "journal_entry"."day" <= $3) and "journal_entry"."note" <> $4);;
