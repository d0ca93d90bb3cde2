-- add_events

-- add_jobs

-- hold_side

-- shown_conversation

insert into "notice" ("id", "recipient_id", "sender_id", "kind", "subject_id", "context_id", "created_at", "read_at", "is_quiet")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict do nothing
returning "id", "recipient_id";

select "id"
from "member"
where ("member"."id" in ($1, …) and ("member"."id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $2
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $3))) is not true);

select "id", "conversation_id", "from_id", "to_id", "kind", "status", "created_at", "expires_at", "answered_at"
from "chat_request"
where "chat_request"."id" = $1;

select "member_id", "channel", exists (select 1
from "consent"
where ("consent"."member_id" = "notice_choice"."member_id" and "consent"."kind" = $1 and "consent"."withdrawn_at" is null))
from "notice_choice"
where ("notice_choice"."kind" = $2 and "notice_choice"."member_id" in ($1, …));

select distinct "member_id"
from "push_subscription"
where "push_subscription"."member_id" in ($1, …);

update "chat_request"
set "status" = $1, "answered_at" = $2
where "chat_request"."id" = $3;

update "conversation"
set "video_since" = $1
where "conversation"."id" = $2;
