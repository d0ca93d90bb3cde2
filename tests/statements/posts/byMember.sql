select "id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "is_question", "has_media"
from "post"
where ("post"."author_id" = $1 and ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = $3 or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $4 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $5
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $6))) is not true)))
order by "post"."id" desc
limit $7;

select "member"."id", "member"."username", "member"."created_at", "member"."hidden_at", "member"."hidden_reason", "member"."hidden_decision_id"
from "member"
inner join "user" on "user"."id" = "member"."id"
where ("member"."id" = $1 and "user"."email_verified" and ("member"."id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $2
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $3))) is not true);
