-- add_jobs

delete
from "media"
where ("media"."id" = $1 and "media"."owner_id" = $2 and "media"."subject_id" is null)
returning "id";
