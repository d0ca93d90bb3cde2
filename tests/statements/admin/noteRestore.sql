insert into "audit_entry" ("id", "at", "act", "actor_role", "actor_key", "subject_kind", "subject_id", "subject_key", "is_for_subject", "hold_id", "details", "seal")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

insert into "audit_key" ("member_id", "key")
values ($1, $2)
on conflict do nothing;

select "at"
from "audit_entry"
where ("audit_entry"."act" in ($1, …) and details->>'outcome' = 'sent')
order by "audit_entry"."at" desc
limit $2;

select "at"
from "audit_entry"
where ("audit_entry"."act" in ($1, …) and true)
order by "audit_entry"."at" desc
limit $2;

select "member_id", "key"
from "audit_key"
where "audit_key"."member_id" in ($1, …);

select 1
from "drug"
limit 1;

select count(*), count(*) filter (where "conference"."created_at" >= $1)
from "conference"
where "conference"."cancelled_at" is null;

select distinct "role"."member_id"
from "role"
inner join "user" on "user"."id" = "role"."member_id"
where ("role"."role" in ($1, …) and ("user"."two_factor_enabled" and not exists (select
from "sanction"
where "sanction"."member_id" = "role"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now()))))
order by "role"."member_id";
