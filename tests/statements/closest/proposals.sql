select "feature", "is_told"
from "reading_correction"
where "reading_correction"."post_id" = $1
order by "reading_correction"."created_at" asc, "reading_correction"."feature" asc;

select "id"
from "member"
where ("member"."id" in ($1, …) and "member"."is_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null)));

select "id", "author_id", "title", "description", "tags", "start_date", "country", "postal_code", "version", ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $1 and "consent"."withdrawn_at" is null)))
from "post"
where ("post"."id" in ($1, …) and "post"."kind" = $2);

select "post_id", "destination", "start_date", "end_date"
from "travel"
where "travel"."post_id" in ($1, …)
order by "travel"."post_id" asc, "travel"."position" asc;
