select "conversation_id", "member_id", "delivered_seq", "read_seq"
from "conversation_seat"
where ("conversation_seat"."conversation_id" = $1 and "conversation_seat"."member_id" = $2) for no key update;

select "id", "low_id", "high_id", "created_at", "active_since", "ended_at", "video_since", "last_seq", "last_message_at", case when "low_id" = $1 then "high_id" else "low_id" end
from "conversation"
where ("conversation"."id" = $2 and ((("conversation"."low_id" = $3 or "conversation"."high_id" = $4)) and (case when "conversation"."low_id" = $5 then "conversation"."high_id" else "conversation"."low_id" end = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $6
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $7))) is not true));
