delete
from "watched_word"
where "watched_word"."id" = $1
returning "id";

insert into "audit_entry" ("id", "at", "act", "actor_role", "actor_key", "subject_kind", "subject_id", "subject_key", "is_for_subject", "hold_id", "details", "seal")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

insert into "audit_key" ("member_id", "key")
values ($1, $2)
on conflict do nothing;

select "member_id", "key"
from "audit_key"
where "audit_key"."member_id" in ($1, …);
