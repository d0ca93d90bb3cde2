-- add_jobs

-- rate_limit:rlflx-upsert

delete
from "verification"
where "verification"."identifier" = $1;

insert into "verification" ("id", "identifier", "value", "expires_at", "created_at", "updated_at")
values ($1, $2, $3, $4, $5, $6);

select "email"
from "user"
where "user"."id" = $1;

select "id", "email_verified"
from "user"
where "user"."email" = $1;

select "id", "identifier", "value", "expires_at", "created_at", "updated_at"
from "verification"
where ("verification"."identifier" = $1 and "verification"."expires_at" > $2) for update;

select "password"
from "account"
where ("account"."user_id" = $1 and "account"."provider_id" = $2);

select pg_advisory_xact_lock(hashtextextended(name, 0))
from unnest($1::text[]) name;
