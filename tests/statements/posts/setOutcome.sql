-- add_jobs

-- learn_words

-- lock_quota

-- post_facts

-- use_quota

insert into "outcome_change" ("id", "post_id", "outcome", "at", "treatment", "notes", "diagnosis", "examination", "specialist", "time_taken")
values ($1, $2, $3, $4, default, $5, $6, $7, $8, $9);

select "id", "author_id", "hidden_at"
from "post"
where "post"."id" = $1;

select "id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "is_question", "has_media"
from "post"
where "post"."id" = $1 for no key update;

update "post"
set "updated_at" = $1, "outcome" = $2, "outcome_at" = $3, "outcome_notes" = $4, "resolved_at" = $5, "treatment" = $6, "resolution_notes" = $7
where "post"."id" = $8
returning "id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "is_question", "has_media";
