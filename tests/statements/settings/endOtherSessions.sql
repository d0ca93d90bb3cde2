delete
from "session"
where ("session"."user_id" = $1 and "session"."id" <> $2)
returning "id";

update "session"
set "id" = $1, "token" = $2, "expires_at" = $3, "updated_at" = $4
where ("session"."id" = $5 and "session"."user_id" = $6 and "session"."expires_at" > now())
returning "id";
