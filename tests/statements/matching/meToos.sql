-- author_places_0c8baf93453e

-- people

-- post_summaries

select "id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "is_question", "has_media"
from "post"
where ("post"."author_id" = $1 and "post"."kind" = $2)
order by "post"."id" desc
limit $3;

select "me_too"."post_id", "me_too"."member_id", "me_too"."created_at"
from "me_too"
inner join "post" on "post"."id" = "me_too"."post_id"
where ("post"."author_id" = $1 and ("me_too"."taken_back_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "me_too"."member_id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null)) and not exists (select
from "sanction"
where "sanction"."member_id" = "me_too"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now()))) and ("me_too"."member_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $3
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $4))) is not true)
order by "me_too"."created_at" desc, "me_too"."member_id" desc
limit $5;

select "me_too"."post_id", "post"."author_id", "me_too"."created_at"
from "me_too"
inner join "post" on "post"."id" = "me_too"."post_id"
where ("me_too"."member_id" = $1 and "me_too"."taken_back_at" is null and "post"."author_id" <> $2 and ("post"."author_id" = $3 or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $4 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $5
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $6))) is not true)))
order by "me_too"."created_at" desc, "me_too"."post_id" desc
limit $7;
