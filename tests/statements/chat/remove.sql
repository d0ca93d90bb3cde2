-- add_events

-- hold_side

delete
from "media"
where ("media"."subject_kind" = $1 and "media"."subject_id" = $2)
returning "id";

insert into "sealed_message" ("message_id", "body", "has_image", "sealed_until")
values ($1, $2, $3, $4);

select "message"."id", "message"."conversation_id", "message"."seq", "message"."sender_id", "message"."request_id", "message"."body", "message"."quote_id", "message"."has_image", "message"."call_id", "message"."created_at", "message"."deleted_at", "message"."hidden_at", "message"."hidden_reason", "message"."hidden_decision_id", "conversation"."id", "conversation"."low_id", "conversation"."high_id", "conversation"."created_at", "conversation"."active_since", "conversation"."ended_at", "conversation"."video_since", "conversation"."last_seq", "conversation"."last_message_at", case when "conversation"."low_id" = $1 then "conversation"."high_id" else "conversation"."low_id" end
from "message"
inner join "conversation" on "conversation"."id" = "message"."conversation_id"
where ("message"."id" = $2 and ((("conversation"."low_id" = $3 or "conversation"."high_id" = $4)) and (case when "conversation"."low_id" = $5 then "conversation"."high_id" else "conversation"."low_id" end = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $6
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $7))) is not true) and (("message"."hidden_at" is null or "message"."sender_id" = $8) and not exists (
select
from "hidden_message"
where "hidden_message"."message_id" = "message"."id" and "hidden_message"."member_id" = $9 )));

update "message"
set "body" = $1, "has_image" = $2, "deleted_at" = $3
where "message"."id" = $4;
