insert into "audit_entry" ("id", "at", "act", "actor_role", "actor_key", "subject_kind", "subject_id", "subject_key", "is_for_subject", "hold_id", "details", "seal")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

insert into "audit_key" ("member_id", "key")
values ($1, $2)
on conflict do nothing;

insert into "watched_word" ("id", "word", "key", "act", "added_at")
values ($1, $2, $3, $4, $5)
on conflict ("key") do update
set "word" = $6, "act" = $7
returning "id", "word", "act", "added_at";

select "id", "word", "act", "added_at"
from "watched_word"
where "watched_word"."key" = $1;

select "member_id", "key"
from "audit_key"
where "audit_key"."member_id" in ($1, …);

select count(*) as count
from "watched_word";;
