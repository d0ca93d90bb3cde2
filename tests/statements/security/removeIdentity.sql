-- add_jobs

-- rate_limit:rlflx-upsert

delete
from "account"
where ("account"."id" = $1 and "account"."user_id" = $2 and "account"."provider_id" <> $3)
returning "id";

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

select count(*) as count
from "account"
where ("account"."id" = $1 and "account"."user_id" = $2 and "account"."provider_id" <> $3);;
