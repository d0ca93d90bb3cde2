-- people

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
