-- reader_counts

select count(*), count(*) filter (where "post"."kind" = $1), count(*) filter (where "post"."is_question"), count(*) filter (where "post"."resolved_at" is not null), count(*) filter (where "post"."outcome" = 'better'), count(*) filter (where "post"."diagnosed_at" is not null)
from "post"
where ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null)));
