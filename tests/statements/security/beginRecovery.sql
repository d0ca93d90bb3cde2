-- add_events

-- add_jobs

-- rate_limit:rlflx-upsert

delete
from "factor_recovery"
where "factor_recovery"."member_id" = $1
returning "member_id", "asked_at", "due_at", "told_at";

delete
from "verification"
where "verification"."identifier" = $1;

insert into "factor_recovery" ("member_id", "asked_at", "due_at", "told_at")
values ($1, $2, $3, default);

select "due_at"
from "factor_recovery"
where ("factor_recovery"."member_id" = $1 and "factor_recovery"."due_at" > $2);

select "id", "identifier", "value", "expires_at", "created_at", "updated_at"
from "verification"
where ("verification"."identifier" = $1 and "verification"."expires_at" > $2) for update;

select "id", "user_id", "secret", "backup_codes", "verified", "failed_verification_count", "locked_until", "confirmed_at", "proven_at"
from "two_factor"
where "two_factor"."user_id" = $1;
