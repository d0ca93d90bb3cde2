insert into "audit_entry" ("id", "at", "act", "actor_role", "actor_key", "subject_kind", "subject_id", "subject_key", "is_for_subject", "hold_id", "details", "seal")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

insert into "audit_key" ("member_id", "key")
values ($1, $2)
on conflict do nothing;

select "id", "member_id", "request_id", "title", "title_key", "created_at", "closed_at", "merged_into_id", "hidden_at", "hidden_reason", "hidden_decision_id"
from "asked_topic"
where "asked_topic"."id" = $1 for no key update;

select "member_id", "key"
from "audit_key"
where "audit_key"."member_id" in ($1, …);

update "asked_topic"
set "closed_at" = $1, "merged_into_id" = $2
where "asked_topic"."id" = $3;
