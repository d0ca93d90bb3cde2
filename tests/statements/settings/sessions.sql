select "id", "user_agent", "created_at", "updated_at"
from "session"
where ("session"."user_id" = $1 and "session"."expires_at" > now())
order by "session"."updated_at" desc, "session"."id" desc;
