-- add_events

-- shown_account

select "id"
from "member"
where "member"."id" = $1 for no key update;

update "consent"
set "withdrawn_at" = $1
where ("consent"."member_id" = $2 and "consent"."kind" = $3 and "consent"."withdrawn_at" is null and "consent"."version" < $4)
returning "id";
