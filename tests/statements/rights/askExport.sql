-- add_events

-- add_jobs

insert into "data_export" ("id", "member_id", "asked_at", "key", "ready_at", "failed_at", "expires_at", "bytes")
values ($1, $2, $3, $4, default, default, default, default)
returning "id", "member_id", "asked_at", "key", "ready_at", "failed_at", "expires_at", "bytes";

select "asked_at"
from "data_export"
where (("data_export"."member_id" = $1 and "data_export"."failed_at" is null) and "data_export"."asked_at" > $2)
order by "data_export"."asked_at" asc;

select "id"
from "member"
where "member"."id" = $1 for no key update;

select "id", "member_id", "asked_at", "key", "ready_at", "failed_at", "expires_at", "bytes"
from "data_export"
where (("data_export"."member_id" = $1 and "data_export"."failed_at" is null) and "data_export"."ready_at" is null);
