-- best_pairs_close_pair_50

-- own_stories_match_key

select count(*), count(*) filter (where "post"."created_at" > $1), count("resolved_at")
from "post"
where (false and ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null))));
