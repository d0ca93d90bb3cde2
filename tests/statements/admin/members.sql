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
where starts_with("member"."username_key", $3)
order by "member"."created_at" desc, "member"."id" desc
limit $4;
