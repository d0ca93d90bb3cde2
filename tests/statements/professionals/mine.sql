select "id", "member_id", "request_id", "profession", "rpps", "full_name", "state", "asked_at", "decided_at", "reason", "recheck_at", "reminded_at"
from "professional_request"
where "professional_request"."member_id" = $1
order by "professional_request"."id" desc;

select "user"."two_factor_enabled", "role"."role"
from "user"
left join "role" on ("role"."member_id" = "user"."id" and "role"."role" = $1)
where "user"."id" = $2;
