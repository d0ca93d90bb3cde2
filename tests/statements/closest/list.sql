-- best_pairs_close_pair_50

select "id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "is_question", "has_media"
from "post"
where ("post"."author_id" = $1 and "post"."kind" = $2)
order by "post"."id" desc
limit $3;

select "is_matched", "is_medication_matched"
from "member"
where "member"."id" = $1;

select "match_key"."key" as key, "match_key"."post_id" as "subjectId", "match_key"."author_id" as "ownerId"
from "match_key"
where "match_key"."post_id" = any ($1::uuid[]) and searched_at < $2::timestamptz
order by "match_key"."key" for no key update;

select "story_reading"."post_id" as id, matched_ver < ver as "isPending"
from "story_reading"
where "story_reading"."post_id" = any ($1::uuid[]);
