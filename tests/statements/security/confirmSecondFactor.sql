-- add_jobs

-- rate_limit:rlflx-upsert

delete
from "session"
where ("session"."user_id" = $1 and "session"."id" <> $2)
returning "id";

select "id", "user_id", "secret", "backup_codes", "verified", "failed_verification_count", "locked_until", "confirmed_at", "proven_at"
from "two_factor"
where "two_factor"."user_id" = $1;

select "user"."id", "user"."email", "account"."password"
from "user"
inner join "account" on ("account"."user_id" = "user"."id" and "account"."provider_id" = $1)
where "user"."id" = $2;

select exists (select
from "two_factor"
where ("two_factor"."user_id" = $1 and "two_factor"."proven_at" is not null)) as "isThere";

update "session"
set "id" = $1, "token" = $2, "expires_at" = $3, "updated_at" = $4
where ("session"."id" = $5 and "session"."user_id" = $6 and "session"."expires_at" > now())
returning "id";

update "two_factor"
set "backup_codes" = $1, "verified" = $2, "confirmed_at" = $3
where (("two_factor"."user_id" = $4 and "two_factor"."secret" = $5) and "two_factor"."verified" = $6)
returning "id";

update "user"
set "two_factor_enabled" = $1, "updated_at" = $2
where "user"."id" = $3;
