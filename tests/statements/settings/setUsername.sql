-- add_events

-- lock_quota

-- rate_limit:rlflx-upsert

-- shown_account

-- use_quota

delete
from "former_username"
where ("former_username"."member_id" = $1 and "former_username"."key_hash" not in (select "key_hash"
from "former_username"
where "former_username"."member_id" = $2
order by "former_username"."free_at" desc
limit $3));

insert into "former_username" ("key_hash", "member_id", "free_at")
values ($1, $2, $3)
on conflict ("key_hash") do update
set "member_id" = $4, "free_at" = $5;

select "id"
from "member"
where ("member"."username_key" = $1 and "member"."id" <> $2);

select "member_id"
from "former_username"
where ("former_username"."key_hash" = $1 and "former_username"."free_at" > $2);

select "username", "username_key"
from "member"
where "member"."id" = $1 for update;

select "username_key"
from "username_reservation"
where "username_reservation"."username_key" = $1;

select pg_advisory_xact_lock(hashtextextended(name, 0))
from unnest($1::text[]) name;

update "member"
set "username" = $1, "username_key" = $2
where "member"."id" = $3;

update "user"
set "name" = $1, "updated_at" = $2
where "user"."id" = $3;
