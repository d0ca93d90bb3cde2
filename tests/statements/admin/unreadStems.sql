insert into "audit_entry" ("id", "at", "act", "actor_role", "actor_key", "subject_kind", "subject_id", "subject_key", "is_for_subject", "hold_id", "details", "seal")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

insert into "audit_key" ("member_id", "key")
values ($1, $2)
on conflict do nothing;

select "language", "stem", "word", "members", "counted_at"
from "unread_stem"
where "unread_stem"."language" = $1
order by "unread_stem"."members" desc, "unread_stem"."stem" asc;

select "member_id", "key"
from "audit_key"
where "audit_key"."member_id" in ($1, …);
