-- add_events

-- lock_quota

-- use_quota

insert into "professional_request" ("id", "member_id", "request_id", "profession", "rpps", "full_name", "state", "asked_at", "decided_at", "reason", "recheck_at", "reminded_at")
values ($1, $2, $3, $4, $5, $6, default, $7, default, default, default, default)
returning "id", "member_id", "request_id", "profession", "rpps", "full_name", "state", "asked_at", "decided_at", "reason", "recheck_at", "reminded_at";

select "id"
from "media"
where ("media"."id" in ($1, …) and "media"."owner_id" = $2 and "media"."kind" in ($1, …) and "media"."ready_at" is not null and "media"."subject_id" is null)
order by "media"."id" asc for update;

select "id"
from "member"
where "member"."id" = $1 for no key update;

select "id", "member_id", "request_id", "profession", "rpps", "full_name", "state", "asked_at", "decided_at", "reason", "recheck_at", "reminded_at"
from "professional_request"
where "professional_request"."member_id" = $1;

select "id", "member_id", "request_id", "profession", "rpps", "full_name", "state", "asked_at", "decided_at", "reason", "recheck_at", "reminded_at"
from "professional_request"
where ("professional_request"."member_id" = $1 and "professional_request"."request_id" = $2);

select "user"."two_factor_enabled", "role"."role"
from "user"
left join "role" on ("role"."member_id" = "user"."id" and "role"."role" = $1)
where "user"."id" = $2;

update "media"
set "subject_kind" = $1, "subject_id" = $2, "position" = $3
where "media"."id" = $4;
