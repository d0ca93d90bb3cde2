-- add_jobs

-- rate_limit:rlflx-upsert

select "id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "is_question", "has_media"
from "post"
where ("post"."author_id" = $1 and "post"."kind" = $2)
order by "post"."id" desc
limit $3;

select "match_key"."key" as key, "match_key"."post_id" as "subjectId", "match_key"."author_id" as "ownerId"
from "match_key"
where "match_key"."post_id" = any ($1::uuid[])
order by "match_key"."key" for no key update;

update "match_key"
set matched_ver = least(matched_ver, 0), searched_at = $1::timestamptz
where "match_key"."key" = any ($2::bigint[]);
