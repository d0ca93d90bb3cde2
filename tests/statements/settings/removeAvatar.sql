-- shown_account

delete
from "media"
where ("media"."subject_kind" = $1 and "media"."subject_id" = $2)
returning "id";

select "id"
from "member"
where "member"."id" = $1 for no key update;
