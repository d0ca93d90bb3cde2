select "examinations", "doctors"
from "care"
where "care"."post_id" = $1;

select "id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "is_question", "has_media", (not ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $1 and "consent"."withdrawn_at" is null)))), (not ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $2
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $3))) is not true)
from "post"
where "post"."id" = $4;

select "id", "post_id", "author_id", "request_id", "digest", "kind", "name", "key", "cis", "from_month", "to_month", "is_ongoing", "effect", "side_effects", "sentence", "is_of_resolution", "version", "created_at", "updated_at", "hidden_at", "hidden_reason", "hidden_decision_id"
from "treatment"
where ("treatment"."post_id" = $1 and ("treatment"."author_id" = $2 or "treatment"."hidden_at" is null))
order by coalesce("treatment"."from_month", "treatment"."to_month") nulls last, "treatment"."id" asc;

select "id", "post_id", "outcome", "at", "treatment", "notes", "diagnosis", "examination", "specialist", "time_taken"
from "outcome_change"
where "outcome_change"."post_id" in ($1, …)
order by "outcome_change"."id";
