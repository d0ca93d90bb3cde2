-- add_events

-- add_jobs

-- rate_limit:rlflx-upsert

insert into "erasure" ("member_id", "asked_at", "due_at")
values ($1, $2, $3)
on conflict ("member_id") do update
set "member_id" = $4
returning "due_at", xmax = 0;

select "password"
from "account"
where ("account"."user_id" = $1 and "account"."provider_id" = $2);
