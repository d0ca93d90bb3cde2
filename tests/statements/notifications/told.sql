select "member_id", "members"
from "recovery_reach"
where "recovery_reach"."member_id" = $1;
