-- add_jobs

-- learn_words

-- lock_quota

-- lock_texts

-- own_texts

-- post_facts

-- use_quota

delete
from "travel"
where "travel"."post_id" = $1;

select "id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "is_question", "has_media"
from "post"
where "post"."id" = $1 for no key update;

select "post_id", "destination", "start_date", "end_date"
from "travel"
where "travel"."post_id" in ($1, …)
order by "travel"."post_id" asc, "travel"."position" asc;

update "post"
set "title" = $1, "description" = $2, "tags" = $3, "duration" = $4, "intensity" = $5, "since" = $6, "start_date" = $7, "country" = $8, "postal_code" = $9, "version" = $10, "updated_at" = $11
where "post"."id" = $12
returning "id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "is_question", "has_media";
