-- rate_limit:rlflx-upsert

delete
from "verification"
where "verification"."identifier" = $1;

select "id", "identifier", "value", "expires_at", "created_at", "updated_at"
from "verification"
where ("verification"."identifier" = $1 and "verification"."expires_at" > $2) for update;

select "member_id", "browser_hash", "next", "story", "created_at"
from "pending_sign_up"
where "pending_sign_up"."member_id" = $1;

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

update "user"
set "email_verified" = $1, "updated_at" = $2
where "user"."id" = $3;
