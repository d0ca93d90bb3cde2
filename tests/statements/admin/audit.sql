-- people

insert into "audit_entry" ("id", "at", "act", "actor_role", "actor_key", "subject_kind", "subject_id", "subject_key", "is_for_subject", "hold_id", "details", "seal")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

insert into "audit_key" ("member_id", "key")
values ($1, $2)
on conflict do nothing;

select "id", "at", "act", "actor_role", "actor_key", "subject_kind", "subject_id", "subject_key", "is_for_subject", "hold_id", "details", "seal"
from "audit_entry"
where (not "audit_entry"."is_for_subject" and ("audit_entry"."subject_id" = any (array(
select "moderation_case"."id"
from "moderation_case"
where ("moderation_case"."kind" = 'message' and "moderation_case"."author_id" = $1)
union all
select "content_report"."id"
from "content_report"
join "moderation_case" on "moderation_case"."id" = "content_report"."case_id"
where ("moderation_case"."kind" = 'message' and "moderation_case"."author_id" = $2)))) is not true and ("audit_entry"."subject_key" = $3 and "audit_entry"."hold_id" is not null) is not true)
order by "audit_entry"."id" desc
limit $4;

select "member_id", "key"
from "audit_key"
where "audit_key"."key" in ($1, …);

select "member_id", "key"
from "audit_key"
where "audit_key"."member_id" in ($1, …);

select count(*) as count
from "audit_entry"
where ("audit_entry"."act" = $1 and "audit_entry"."actor_key" = $2 and "audit_entry"."at" >= $3);;
