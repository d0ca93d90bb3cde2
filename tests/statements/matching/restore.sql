delete
from "match_feedback"
where (("match_feedback"."member_id" = $1 and "match_feedback"."other_post_id" = $2 and "match_feedback"."created_at" > $3) and "match_feedback"."created_at" = (select max("created_at")
from "match_feedback"
where ("match_feedback"."member_id" = $4 and "match_feedback"."other_post_id" = $5 and "match_feedback"."created_at" > $6)))
returning "own_post_id";
