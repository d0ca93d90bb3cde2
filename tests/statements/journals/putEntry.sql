select "id", "member_id", "title", "post_id", "created_at", "pace", "remind_at", "time_zone", "next_reminder_at", "reminded_for", "measures"
from "journal"
where ("journal"."id" = $1 and "journal"."member_id" = $2) for no key update;

select "journal_id", "day", "intensity", "note", "measured", "updated_at"
from "journal_entry"
where ("journal_entry"."journal_id" = $1 and "journal_entry"."day" = $2);
