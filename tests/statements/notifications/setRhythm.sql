-- add_events

insert into "notice_rhythm" ("member_id", "digest", "quiet_from", "quiet_to", "time_zone")
values ($1, $2, $3, $4, $5)
on conflict ("member_id") do update
set "digest" = $6, "quiet_from" = $7, "quiet_to" = $8, "time_zone" = $9;

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

update "notice_delivery"
set "due_at" = $1
where ("notice_delivery"."member_id" = $2 and "notice_delivery"."channel" = $3)
returning "id";
