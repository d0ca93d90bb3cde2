-- rate_limit:rlflx-delete

-- rate_limit:rlflx-upsert

delete
from "verification"
where "verification"."identifier" = $1;

select "id", "identifier", "value", "expires_at", "created_at", "updated_at"
from "verification"
where ("verification"."identifier" = $1 and "verification"."expires_at" > $2) for update;

select "user"."id", "user"."email", "account"."password"
from "user"
inner join "account" on ("account"."user_id" = "user"."id" and "account"."provider_id" = $1)
where "user"."id" = $2;

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

update "two_factor"
set "locked_until" = $1
where "two_factor"."user_id" = $2;
