delete
from "notice_delivery"
where ("notice_delivery"."member_id" = $1 and "notice_delivery"."channel" = $2);

update "notice_choice"
set "channel" = $1
where ("notice_choice"."member_id" = $2 and "notice_choice"."channel" = $3)
returning "kind";
