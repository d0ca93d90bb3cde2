delete
from "pending_sign_up"
where "pending_sign_up"."member_id" = $1;
