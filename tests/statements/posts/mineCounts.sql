select count(*), count(*) filter (where ("post"."kind" = $1 and "post"."resolved_at" is null)), count(*) filter (where "post"."resolved_at" is not null)
from "post"
where "post"."author_id" = $2;
