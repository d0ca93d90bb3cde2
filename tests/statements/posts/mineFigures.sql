select "kind", count(*), count(*) filter (where "post"."resolved_at" is not null), count(*) filter (where ("post"."kind" = $1 and "post"."resolved_at" is null)), count(*) filter (where "post"."created_at" > $2), sum("likes")
from "post"
where "post"."author_id" = $3
group by "post"."kind";
