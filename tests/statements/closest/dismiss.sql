-- add_events

insert into "match_feedback" ("member_id", "own_post_id", "other_post_id", "created_at")
values ($1, $2, $3, $4)
on conflict do nothing;

select "blocker_id", "blocked_id"
from "block"
where ("block"."blocker_id" = $1 or "block"."blocked_id" = $2);

select "id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "is_question", "has_media", (not ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $1 and "consent"."withdrawn_at" is null))))
from "post"
where "post"."id" in ($1, …)
order by "post"."id" for no key update;
