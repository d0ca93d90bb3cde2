delete
from "push_subscription"
where "push_subscription"."session_id" = $1;

select "endpoint"
from "push_subscription"
where "push_subscription"."session_id" = $1;
