-- add_events

-- add_jobs

insert into "block" ("blocker_id", "blocked_id", "created_at", "blocker_name", "blocked_name")
values ($1, $2, $3, $4, $5)
on conflict do nothing
returning "blocker_id", "blocked_id", "created_at", "blocker_name", "blocked_name";

select "blocked_name", "blocker_name"
from "block"
where ("block"."blocker_id" = $1 and "block"."blocked_id" = $2);

select "member"."id"
from "member"
inner join "user" on "user"."id" = "member"."id"
where ("member"."id" = $1 and "user"."email_verified") for key share of "member";

select case when "hidden_at" is null then "username" end
from "member"
where "member"."id" = $1;
