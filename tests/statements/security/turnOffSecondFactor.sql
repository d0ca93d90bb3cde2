-- add_events

-- add_jobs

-- rate_limit:rlflx-upsert

delete
from "factor_recovery"
where "factor_recovery"."member_id" = $1
returning "member_id", "asked_at", "due_at", "told_at";

delete
from "two_factor"
where "two_factor"."user_id" = $1;

select "id", "name", "created_at"
from "passkey"
where "passkey"."user_id" = $1
order by "passkey"."created_at" desc, "passkey"."id" desc;

select "id", "provider_id", "created_at"
from "account"
where ("account"."user_id" = $1 and "account"."provider_id" <> $2)
order by "account"."created_at" desc, "account"."id" desc;

select "id", "user_id", "secret", "backup_codes", "verified", "failed_verification_count", "locked_until", "confirmed_at", "proven_at"
from "two_factor"
where "two_factor"."user_id" = $1;

select "password"
from "account"
where ("account"."user_id" = $1 and "account"."provider_id" = $2);

update "user"
set "two_factor_enabled" = $1, "updated_at" = $2
where ("user"."id" = $3 and "user"."two_factor_enabled")
returning "id";
