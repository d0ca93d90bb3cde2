select "id", "member_id", "asked_at", "key", "ready_at", "failed_at", "expires_at", "bytes"
from "data_export"
where ("data_export"."member_id" = $1 and ("data_export"."expires_at" is null or "data_export"."expires_at" > $2))
order by "data_export"."asked_at" desc, "data_export"."id" desc;
