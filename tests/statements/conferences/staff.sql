select "member"."id"
from "member"
inner join "user" on "user"."id" = "member"."id"
where (starts_with("member"."username_key", $1) and "user"."email_verified" and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "member"."id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now()))) and exists (select
from "role"
where "role"."member_id" = "member"."id" and "role"."role" = $2))
order by "member"."username_key"
limit $3;

select "member"."id"
from "member"
inner join "user" on "user"."id" = "member"."id"
where (starts_with("member"."username_key", $1) and "user"."email_verified")
order by "member"."username_key"
limit $2;
