-- add_events

-- add_jobs

delete
from "media"
where ("media"."subject_kind" = $1 and "media"."subject_id" = $2)
returning "id";

update "professional_request"
set "state" = $1, "decided_at" = $2
where ("professional_request"."id" = $3 and "professional_request"."member_id" = $4 and "professional_request"."state" = $5)
returning "id";
