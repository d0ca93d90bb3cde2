-- rate_limit:rlflx-upsert

select "due_at"
from "factor_recovery"
where ("factor_recovery"."member_id" = $1 and "factor_recovery"."due_at" > $2);

select "id", "confirmed_at", "proven_at"
from "two_factor"
where ("two_factor"."user_id" = $1 and "two_factor"."verified" = $2);

select "id", "name", "created_at", "proven_at"
from "passkey"
where "passkey"."user_id" = $1
order by "passkey"."created_at" desc, "passkey"."id" desc;

select "id", "provider_id", "created_at", "proven_at"
from "account"
where ("account"."user_id" = $1 and "account"."provider_id" <> $2)
order by "account"."created_at" desc, "account"."id" desc;

select "user"."id"
from "erasure"
inner join "user" on "user"."id" = "erasure"."member_id"
where ("erasure"."due_at" <= $1 and "user"."id" = $2);

select "user"."id", "user"."email", "user"."name"
from "verification"
inner join "user" on "user"."id"::text = "verification"."value"
where ("verification"."identifier" = $1 and "verification"."expires_at" > now());
