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

update "passkey"
set "name" = $1
where ("passkey"."id" = $2 and "passkey"."user_id" = $3)
returning "id";
