delete
from "session"
where ("session"."id" = $1 and "session"."user_id" = $2)
returning "id";
