select count(*) as count
from "conversation"
where (((("conversation"."low_id" = $1 or "conversation"."high_id" = $2)) and (case when "conversation"."low_id" = $3 then "conversation"."high_id" else "conversation"."low_id" end = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $4
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $5))) is not true) and "conversation"."active_since" is not null and "conversation"."ended_at" is null);;
