-- add_events

-- shown_account

delete
from "media"
where ("media"."subject_kind" = $1 and "media"."subject_id" = $2)
returning "id";

select "id"
from "media"
where ("media"."id" in ($1, …) and "media"."owner_id" = $2 and "media"."kind" in ($1, …) and "media"."ready_at" is not null and "media"."subject_id" is null)
order by "media"."id" asc for update;

select "id"
from "member"
where "member"."id" = $1 for no key update;

select "id", "owner_id", "kind", "key", "form_id", "created_at", "ready_at", "width", "height", "duration_seconds", "video_type", "video_codec", "preview", "subject_kind", "subject_id", "position"
from "media"
where ("media"."subject_id" in ($1, …) and "media"."subject_kind" = $2)
order by "media"."subject_id" asc, "media"."position" asc;

update "media"
set "subject_kind" = $1, "subject_id" = $2, "position" = $3
where "media"."id" = $4;
