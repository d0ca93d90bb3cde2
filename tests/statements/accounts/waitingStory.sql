select "member_id", "browser_hash", "next", "story", "created_at"
from "pending_sign_up"
where "pending_sign_up"."member_id" = $1;
