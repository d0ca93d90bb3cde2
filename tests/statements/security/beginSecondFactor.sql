-- account

-- rate_limit:rlflx-upsert

insert into "two_factor" ("id", "user_id", "secret", "backup_codes", "verified", "failed_verification_count", "locked_until", "confirmed_at", "proven_at")
values ($1, $2, $3, $4, default, default, default, default, default)
on conflict ("user_id") do update
set "secret" = $5, "backup_codes" = $6
where "two_factor"."verified" = $7
returning "id";

select "password"
from "account"
where ("account"."user_id" = $1 and "account"."provider_id" = $2);
