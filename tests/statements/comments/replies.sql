-- people

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
where "post"."id" = $4;

select "id", "post_id", "author_id", "parent_id", "request_id", "body", "created_at", "deleted_at", "hidden_at", "hidden_reason", "hidden_decision_id"
from "comment"
where ("comment"."parent_id" = $1 and ("comment"."deleted_at" is null and ("comment"."author_id" = $2 or (select ("comment"."hidden_at" is null and ("comment"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "comment"."author_id" and "consent"."kind" = $3 and "consent"."withdrawn_at" is null)))) and (("comment"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $4
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $5))) is not true and ( "comment"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "comment"."id" and "hidden_place"."member_id" = $6) ))))))
order by "comment"."id" asc
limit $7;

select "id", "post_id", "author_id", "parent_id", "request_id", "body", "created_at", "deleted_at", "hidden_at", "hidden_reason", "hidden_decision_id", (not ("comment"."hidden_at" is null and ("comment"."author_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "comment"."author_id" and "consent"."kind" = $1 and "consent"."withdrawn_at" is null))))), (not (("comment"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $2
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $3))) is not true and ( "comment"."author_id" is not null or not exists (select
from "hidden_place"
where "hidden_place"."comment_id" = "comment"."id" and "hidden_place"."member_id" = $4) )))
from "comment"
where "comment"."id" = $5;
