-- hold_side

-- shown_conversation

insert into "conversation" ("id", "low_id", "high_id", "created_at", "active_since", "ended_at", "video_since", "last_seq", "last_message_at")
values ($1, $2, $3, $4, default, default, default, default, $5)
on conflict do nothing
returning "id";

select "id"
from "conversation"
where ("conversation"."low_id" = $1 and "conversation"."high_id" = $2);

select "member"."id", "member"."username", "member"."created_at", "member"."hidden_at", "member"."hidden_reason", "member"."hidden_decision_id"
from "member"
inner join "user" on "user"."id" = "member"."id"
where ("member"."id" = $1 and "user"."email_verified" and ("member"."id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $2
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $3))) is not true);
