select "is_matched", "is_medication_matched"
from "member"
where "member"."id" = $1;

select "kind", "version", "given_at", "withdrawn_at"
from "consent"
where "consent"."member_id" = $1
order by "consent"."withdrawn_at" is null desc, "consent"."given_at" desc, "consent"."id" desc
limit $2;

update "member"
set "is_matched" = $1
where ("member"."id" = $2 and "member"."is_matched" <> $3)
returning "id";
