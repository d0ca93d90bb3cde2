-- add_jobs

-- rate_limit:rlflx-upsert

delete
from "verification"
where "verification"."identifier" = $1;

insert into "account" ("id", "user_id", "account_id", "provider_id", "access_token", "refresh_token", "id_token", "access_token_expires_at", "refresh_token_expires_at", "scope", "password", "created_at", "updated_at", "proven_at")
values ($1, $2, $3, $4, default, default, default, default, default, default, $5, $6, $7, default);

insert into "consent" ("id", "member_id", "kind", "version", "given_at", "withdrawn_at")
values ($1, $2, $3, $4, $5, default), …;

insert into "member" ("id", "username", "username_key", "language", "theme", "is_matched", "is_medication_matched", "created_at", "last_seen_at", "warned_at", "warning_queued_at", "hidden_at", "hidden_reason", "hidden_decision_id", "counted_on")
values ($1, $2, $3, $4, default, default, default, $5, default, default, default, default, default, default, default);

insert into "pending_sign_up" ("member_id", "browser_hash", "next", "story", "created_at")
values ($1, $2, $3, $4, $5);

insert into "sign_up_origin" ("member_id", "key", "at")
values ($1, $2, $3);

insert into "user" ("id", "name", "email", "email_verified", "image", "two_factor_enabled", "created_at", "updated_at")
values ($1, $2, $3, $4, default, default, $5, $6);

insert into "verification" ("id", "identifier", "value", "expires_at", "created_at", "updated_at")
values ($1, $2, $3, $4, $5, $6);

select "id"
from "member"
where "member"."username_key" = $1;

select "id", "identifier", "value", "expires_at", "created_at", "updated_at"
from "verification"
where ("verification"."identifier" = $1 and "verification"."expires_at" > $2) for update;

select "id", "name", "email_verified", "created_at"
from "user"
where "user"."email" = $1;

select "member_id"
from "former_username"
where ("former_username"."key_hash" = $1 and "former_username"."free_at" > $2);

select "username_key"
from "username_reservation"
where "username_reservation"."username_key" = $1;

select pg_advisory_xact_lock(hashtextextended(name, 0))
from unnest($1::text[]) name;
