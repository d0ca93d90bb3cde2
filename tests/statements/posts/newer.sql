select count(*)
from (select 1 as "one"
from "post"
where ("post"."id" > $1 and "post"."author_id" <> $2 and ("post"."author_id" = $3 or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $4 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $5
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $6))) is not true)))
limit $7) "newer";
