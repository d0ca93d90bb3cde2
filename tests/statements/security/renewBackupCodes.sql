-- add_jobs

-- rate_limit:rlflx-upsert

select "password"
from "account"
where ("account"."user_id" = $1 and "account"."provider_id" = $2);

update "two_factor"
set "backup_codes" = $1
where ("two_factor"."user_id" = $2 and "two_factor"."verified" = $3)
returning "id";
