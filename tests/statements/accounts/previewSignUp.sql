-- rate_limit:rlflx-upsert

select "id", "identifier", "value", "expires_at", "created_at", "updated_at"
from "verification"
where ("verification"."identifier" = $1 and "verification"."expires_at" > $2) for update;

select "member_id", "browser_hash", "next", "story", "created_at"
from "pending_sign_up"
where "pending_sign_up"."member_id" = $1;

select "user"."id", "user"."email", "member"."language", "account"."password", "user"."name", "user"."created_at"
from "user"
inner join "member" on "member"."id" = "user"."id"
inner join "account" on ("account"."user_id" = "user"."id" and "account"."provider_id" = $1)
where ("user"."email" = $2 and "user"."email_verified" = $3) for update of "user";
