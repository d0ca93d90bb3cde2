-- people

insert into "audit_entry" ("id", "at", "act", "actor_role", "actor_key", "subject_kind", "subject_id", "subject_key", "is_for_subject", "hold_id", "details", "seal")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

insert into "audit_key" ("member_id", "key")
values ($1, $2), …
on conflict do nothing;

select "id", "author_id"
from "moderation_case"
where ("moderation_case"."author_id" in ($1, …) and "moderation_case"."state" in ($1, …));

select "id", "member_id", "kind", "reason", "decision_id", "starts_at", "ends_at", "lifted_at"
from "sanction"
where "sanction"."member_id" = $1
order by "sanction"."starts_at" desc, "sanction"."id" desc;

select "member"."id", "member"."username", "user"."email", "user"."email_verified", "user"."two_factor_enabled", "member"."created_at", "member"."last_seen_at", array(select "role"."role"
from "role"
where "role"."member_id" = "member"."id"
order by 1), case held.kind when 'suspension' then 'suspended' when 'silence' then 'silenced' else case when not "user"."email_verified" then 'unconfirmed' when "erasure"."due_at" is not null then 'leaving' else 'active' end end, case when held.kind is null then "erasure"."due_at" else held.ends_at end
from "member"
inner join "user" on "user"."id" = "member"."id"
left join "erasure" on "erasure"."member_id" = "member"."id"
left join lateral (select "sanction"."kind" as kind, "sanction"."ends_at" as ends_at, "sanction"."decision_id" as decision_id
from "sanction"
where "sanction"."member_id" = "member"."id" and "sanction"."kind" <> 'warning' and "sanction"."lifted_at" is null and "sanction"."starts_at" <= $1::timestamptz and ("sanction"."ends_at" is null or "sanction"."ends_at" > $2::timestamptz)
order by ("sanction"."kind" = 'suspension') desc, "sanction"."ends_at" desc nulls first
limit 1) as held on true
where "member"."id" = $3;

select "member_id", "key"
from "audit_key"
where "audit_key"."member_id" in ($1, …);

select count(*) as count
from "comment"
where ("comment"."author_id" = $1 and "comment"."deleted_at" is null);;

select count(*) as count
from "content_report"
where ("content_report"."reporter_id" = $1 and "content_report"."id" not in (
select "moderation_case"."id"
from "moderation_case"
where ("moderation_case"."kind" = 'message' and "moderation_case"."author_id" = $2)
union all
select "content_report"."id"
from "content_report"
join "moderation_case" on "moderation_case"."id" = "content_report"."case_id"
where ("moderation_case"."kind" = 'message' and "moderation_case"."author_id" = $3)));;

select count(*) as count
from "medication_report"
where "medication_report"."member_id" = $1;;

select count(*) as count
from "moderation_decision"
where ("moderation_decision"."case_id" in (select "id"
from "moderation_case"
where ("moderation_case"."author_id" = $1 and "moderation_case"."is_anonymous" = $2)) and (case when (select max("moderation_appeal"."decided_at")
from "moderation_appeal"
where "moderation_appeal"."decision_id" = "moderation_decision"."id" and "moderation_appeal"."side" = $3 and "moderation_appeal"."is_reversed") is null then "moderation_decision"."act" = 'hide' and not (select max("moderation_appeal"."decided_at")
from "moderation_appeal"
where "moderation_appeal"."decision_id" = "moderation_decision"."id" and "moderation_appeal"."side" = $4 and "moderation_appeal"."is_reversed") is not null else coalesce((select max("moderation_appeal"."created_at")
from "moderation_appeal"
where "moderation_appeal"."decision_id" = "moderation_decision"."id" and "moderation_appeal"."side" = $5 and "moderation_appeal"."is_reversed") < (select max("moderation_appeal"."decided_at")
from "moderation_appeal"
where "moderation_appeal"."decision_id" = "moderation_decision"."id" and "moderation_appeal"."side" = $6 and "moderation_appeal"."is_reversed"), true) end or ("moderation_decision"."sanction" <> 'none' and not (select max("moderation_appeal"."decided_at")
from "moderation_appeal"
where "moderation_appeal"."decision_id" = "moderation_decision"."id" and "moderation_appeal"."side" = $7 and "moderation_appeal"."is_reversed") is not null)));;

select count(*) as count
from "post"
where "post"."author_id" = $1;;

select count(*) as count
from "session"
where ("session"."user_id" = $1 and "session"."expires_at" > now());;

select count(*) as count
from (
select "role"."member_id" as member_id
from "role"
join "user" on "user"."id" = "role"."member_id"
join "member" on "member"."id" = "user"."id"
where "role"."role" = 'admin' and "user"."two_factor_enabled" and (select kind
from (select "sanction"."kind" as kind, "sanction"."ends_at" as ends_at, "sanction"."decision_id" as decision_id
from "sanction"
where "sanction"."member_id" = "member"."id" and "sanction"."kind" <> 'warning' and "sanction"."lifted_at" is null and "sanction"."starts_at" <= $1::timestamptz and ("sanction"."ends_at" is null or "sanction"."ends_at" > $2::timestamptz)
order by ("sanction"."kind" = 'suspension') desc, "sanction"."ends_at" desc nulls first
limit 1) as holding) is distinct
from 'suspension' ) as admins
where member_id <> $3;;

select count(*) as count
from (
select "role"."member_id" as member_id
from "role"
join "user" on "user"."id" = "role"."member_id"
join "member" on "member"."id" = "user"."id"
where "role"."role" = 'admin' and "user"."two_factor_enabled" and (select kind
from (select "sanction"."kind" as kind, "sanction"."ends_at" as ends_at, "sanction"."decision_id" as decision_id
from "sanction"
where "sanction"."member_id" = "member"."id" and "sanction"."kind" <> 'warning' and "sanction"."lifted_at" is null and "sanction"."starts_at" <= $1::timestamptz and ("sanction"."ends_at" is null or "sanction"."ends_at" > $2::timestamptz)
order by ("sanction"."kind" = 'suspension') desc, "sanction"."ends_at" desc nulls first
limit 1) as holding) is distinct
from 'suspension' ) as admins
where member_id = $3;;

select pg_advisory_xact_lock(hashtextextended(name, 0))
from unnest($1::text[]) name;

update "user"
set "email_verified" = $1, "updated_at" = $2
where ("user"."id" = $3 and not "user"."email_verified")
returning "id";
