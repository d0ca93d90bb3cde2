-- add_jobs

-- learn_words

-- lock_quota

-- use_quota

select "id", "author_id", "hidden_at"
from "post"
where "post"."id" = $1;

select "id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "is_question", "has_media"
from "post"
where "post"."id" = $1 for no key update;

select "id", "post_id", "author_id", "request_id", "digest", "kind", "name", "key", "cis", "from_month", "to_month", "is_ongoing", "effect", "side_effects", "sentence", "is_of_resolution", "version", "created_at", "updated_at", "hidden_at", "hidden_reason", "hidden_decision_id"
from "treatment"
where "treatment"."post_id" = $1
order by "treatment"."id" asc;

select "post_id"
from "treatment"
where "treatment"."id" = $1;

update "treatment"
set "kind" = $1, "name" = $2, "key" = $3, "cis" = $4, "from_month" = $5, "to_month" = $6, "is_ongoing" = $7, "effect" = $8, "side_effects" = $9, "sentence" = $10, "version" = $11, "updated_at" = $12
where "treatment"."id" = $13
returning "id", "post_id", "author_id", "request_id", "digest", "kind", "name", "key", "cis", "from_month", "to_month", "is_ongoing", "effect", "side_effects", "sentence", "is_of_resolution", "version", "created_at", "updated_at", "hidden_at", "hidden_reason", "hidden_decision_id";
