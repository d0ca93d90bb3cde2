-- rate_limit:rlflx-upsert

delete
from "push_subscription"
where "push_subscription"."id" in (select "id"
from "push_subscription"
where "push_subscription"."member_id" = $1
order by "push_subscription"."created_at" desc, "push_subscription"."id" desc offset $2);

delete
from "push_subscription"
where ("push_subscription"."session_id" = $1 and "push_subscription"."endpoint" <> $2);

insert into "push_subscription" ("id", "member_id", "session_id", "endpoint", "p256dh", "auth", "created_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("endpoint") do update
set "member_id" = $8, "session_id" = $9, "created_at" = $10
where ("push_subscription"."p256dh" = $11 and "push_subscription"."auth" = $12)
returning "id";

select "endpoint"
from "push_subscription"
where "push_subscription"."session_id" = $1;

select "id"
from "session"
where "session"."id" = $1 for key share;

select pg_advisory_xact_lock(hashtextextended(name, 0))
from unnest($1::text[]) name;
