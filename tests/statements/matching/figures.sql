-- best_pairs_close_pair_50

-- best_pairs_symptom_match_50

select "id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "is_question", "has_media"
from "post"
where ("post"."author_id" = $1 and "post"."kind" = $2)
order by "post"."id" desc
limit $3;

select count(*), count(*) filter (where "post"."created_at" > $1), count("resolved_at")
from "post"
where ("post"."id" in ($1, …) and ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null))));
