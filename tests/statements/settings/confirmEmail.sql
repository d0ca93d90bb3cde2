-- add_jobs

-- rate_limit:rlflx-upsert

delete
from "factor_recovery"
where "factor_recovery"."member_id" = $1
returning "member_id", "asked_at", "due_at", "told_at";

delete
from "session"
where ("session"."user_id" = $1 and "session"."id" <> $2)
returning "id";

delete
from "verification"
where (("verification"."identifier" like $1 and "verification"."value" = $2) or "verification"."identifier" in ($1, …) or (("verification"."identifier" like $3 and "verification"."identifier" not like $4) and "verification"."value" = $5));

select "email"
from "user"
where "user"."id" = $1 for update;

select "id"
from "user"
where "user"."email" = $1;

select "id", "identifier", "value", "expires_at", "created_at", "updated_at"
from "verification"
where ("verification"."identifier" = $1 and "verification"."expires_at" > $2) for update;

select "user"."id", "user"."email", "account"."password"
from "user"
inner join "account" on ("account"."user_id" = "user"."id" and "account"."provider_id" = $1)
where "user"."id" = $2;

select "user"."id", "user"."email", "member"."language", "account"."password", "user"."name", "user"."created_at"
from "user"
inner join "member" on "member"."id" = "user"."id"
inner join "account" on ("account"."user_id" = "user"."id" and "account"."provider_id" = $1)
where ("user"."email" = $2 and "user"."email_verified" = $3) for update of "user";

select exists (select
from "two_factor"
where ("two_factor"."user_id" = $1 and "two_factor"."proven_at" is not null)
union all
select
from "passkey"
where ("passkey"."user_id" = $2 and "passkey"."proven_at" is not null)
union all
select
from "account"
where (("account"."user_id" = $3 and "account"."provider_id" <> $4) and "account"."proven_at" is not null)) as "isThere";

select pg_advisory_xact_lock(hashtextextended(name, 0))
from unnest($1::text[]) name;

update "session"
set "id" = $1, "token" = $2, "expires_at" = $3, "updated_at" = $4
where ("session"."id" = $5 and "session"."user_id" = $6 and "session"."expires_at" > now())
returning "id";

update "user"
set "email" = $1, "email_verified" = $2, "updated_at" = $3
where "user"."id" = $4;
