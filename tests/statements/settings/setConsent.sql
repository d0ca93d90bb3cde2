-- lock_quota

-- use_quota

insert into "consent" ("id", "member_id", "kind", "version", "given_at", "withdrawn_at")
values ($1, $2, $3, $4, $5, default)
on conflict do nothing
returning "id";

select "id"
from "member"
where "member"."id" = $1 for no key update;

select "is_matched", "is_medication_matched"
from "member"
where "member"."id" = $1;

select "kind", "version", "given_at", "withdrawn_at"
from "consent"
where "consent"."member_id" = $1
order by "consent"."withdrawn_at" is null desc, "consent"."given_at" desc, "consent"."id" desc
limit $2;
