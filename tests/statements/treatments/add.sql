-- add_jobs

-- learn_words

-- lock_quota

-- use_quota

insert into "treatment" ("id", "post_id", "author_id", "request_id", "digest", "kind", "name", "key", "cis", "from_month", "to_month", "is_ongoing", "effect", "side_effects", "sentence", "is_of_resolution", "version", "created_at", "updated_at", "hidden_at", "hidden_reason", "hidden_decision_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, default, default, $16, $17, default, default, default)
on conflict do nothing
returning "id", "post_id", "author_id", "request_id", "digest", "kind", "name", "key", "cis", "from_month", "to_month", "is_ongoing", "effect", "side_effects", "sentence", "is_of_resolution", "version", "created_at", "updated_at", "hidden_at", "hidden_reason", "hidden_decision_id";

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

select "id", "post_id", "author_id", "request_id", "digest", "kind", "name", "key", "cis", "from_month", "to_month", "is_ongoing", "effect", "side_effects", "sentence", "is_of_resolution", "version", "created_at", "updated_at", "hidden_at", "hidden_reason", "hidden_decision_id"
from "treatment"
where ("treatment"."author_id" = $1 and "treatment"."request_id" = $2);
