select "id", "conversation_id", "seq", "sender_id", "request_id", "body", "quote_id", "has_image", "call_id", "created_at", "deleted_at", "hidden_at", "hidden_reason", "hidden_decision_id"
from "message"
where ("message"."conversation_id" = $1 and (("message"."hidden_at" is null or "message"."sender_id" = $2) and not exists (
select
from "hidden_message"
where "hidden_message"."message_id" = "message"."id" and "hidden_message"."member_id" = $3 )))
order by "message"."seq" desc
limit $4;

select "id", "low_id", "high_id", "created_at", "active_since", "ended_at", "video_since", "last_seq", "last_message_at", case when "low_id" = $1 then "high_id" else "low_id" end
from "conversation"
where ("conversation"."id" = $2 and ((("conversation"."low_id" = $3 or "conversation"."high_id" = $4)) and (case when "conversation"."low_id" = $5 then "conversation"."high_id" else "conversation"."low_id" end = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $6
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $7))) is not true));
