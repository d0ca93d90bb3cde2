select "id", "taken_at", "posts", "resolved_posts", "members"
from "observatory_snapshot";

select "symptom", "members"
from "observatory_group"
where "observatory_group"."symptom" <> $1
order by "observatory_group"."members" desc, "observatory_group"."symptom" asc;

select "symptom", "members", "resolved", "recovery"
from "observatory_group"
where "observatory_group"."symptom" = $1;
