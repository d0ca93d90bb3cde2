select "id", "owner_id", "kind", "key", "form_id", "created_at", "ready_at", "width", "height", "duration_seconds", "video_type", "video_codec", "preview", "subject_kind", "subject_id", "position"
from "media"
where ("media"."id" = $1 and "media"."owner_id" = $2);
