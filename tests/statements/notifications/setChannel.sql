-- add_events

delete
from "notice_delivery"
where ("notice_delivery"."member_id" = $1 and "notice_delivery"."channel" = $2 and "notice_delivery"."notice_id" in (select "id"
from "notice"
where ("notice"."recipient_id" = $3 and "notice"."kind" = $4)));

insert into "notice_choice" ("member_id", "kind", "channel")
values ($1, $2, $3)
on conflict ("member_id","kind") do update
set "channel" = $4;

select "kind", "channel"
from "notice_choice"
where "notice_choice"."member_id" = $1;

select "member_id", "digest", "quiet_from", "quiet_to", "time_zone"
from "notice_rhythm"
where "notice_rhythm"."member_id" in ($1, …);

select "user"."email", "member"."language"
from "member"
inner join "user" on "user"."id" = "member"."id"
where ("member"."id" = $1 and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null)));
