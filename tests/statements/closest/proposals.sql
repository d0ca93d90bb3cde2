-- symptom_facts

select "feature", "is_told"
from "reading_correction"
where "reading_correction"."post_id" = $1
order by "reading_correction"."created_at" asc, "reading_correction"."feature" asc;

select "id"
from "member"
where ("member"."id" in ($1, …) and "member"."is_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null)));
