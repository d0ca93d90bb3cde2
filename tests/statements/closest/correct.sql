-- add_jobs

-- lock_quota

-- symptom_facts

-- use_quota

insert into "reading_correction" ("post_id", "feature", "is_told", "created_at")
values ($1, $2, $3, $4)
on conflict ("post_id","feature") do update
set "is_told" = $5, "created_at" = $6;

select "feature", "is_told"
from "reading_correction"
where "reading_correction"."post_id" = $1
order by "reading_correction"."created_at" asc, "reading_correction"."feature" asc;

select "id"
from "member"
where ("member"."id" in ($1, …) and "member"."is_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null)));

select "id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "is_question", "has_media"
from "post"
where "post"."id" = $1 for no key update;
