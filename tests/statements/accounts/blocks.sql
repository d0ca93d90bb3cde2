select "member"."id", case when "member"."hidden_at" is null then "block"."blocked_name" end, "block"."created_at"
from "block"
inner join "member" on "member"."id" = "block"."blocked_id"
left join "block" "theirs" on ("theirs"."blocker_id" = "block"."blocked_id" and "theirs"."blocked_id" = "block"."blocker_id")
where ("block"."blocker_id" = $1 and not coalesce("theirs"."created_at" < "block"."created_at", false))
order by "block"."created_at" desc, "member"."id" desc;
