select "id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "is_question", "has_media"
from "post"
where ("post"."author_id" = $1 and "post"."kind" = $2)
order by "post"."id" desc
limit $3;

select "id", "member_id", "title", "post_id", "created_at", "pace", "remind_at", "time_zone", "next_reminder_at", "reminded_for", "measures"
from "journal"
where "journal"."member_id" = $1
order by "journal"."id" desc;

select "journal_id", count(*), min("day"), max("day"), (array_agg("intensity"
order by "day" desc))[1], (array_agg("measured"
order by "day" desc))[1]
from "journal_entry"
where "journal_entry"."journal_id" in ($1, …)
group by "journal_entry"."journal_id";
