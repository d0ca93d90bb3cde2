-- add_events

-- add_jobs

-- lock_quota

-- tallies

-- use_quota

insert into "me_too" ("post_id", "member_id", "created_at", "taken_back_at", "told_in", "is_counted")
values ($1, $2, $3, default, default, default);

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
where "post"."id" = $4 for no key update of "post";

select "post_id", "member_id", "created_at", "taken_back_at", "told_in", "is_counted"
from "me_too"
where ("me_too"."post_id" = $1 and "me_too"."member_id" = $2);
