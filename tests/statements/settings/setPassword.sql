-- account

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

select "password"
from "account"
where ("account"."user_id" = $1 and "account"."provider_id" = $2);

select "user"."id", "user"."email", "account"."password"
from "user"
inner join "account" on ("account"."user_id" = "user"."id" and "account"."provider_id" = $1)
where "user"."id" = $2;

update "account"
set "password" = $1, "updated_at" = $2
where ("account"."user_id" = $3 and "account"."provider_id" = $4);

update "session"
set "id" = $1, "token" = $2, "expires_at" = $3, "updated_at" = $4
where ("session"."id" = $5 and "session"."user_id" = $6 and "session"."expires_at" > now())
returning "id";
