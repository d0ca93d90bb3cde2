select "endpoint"
from "push_subscription"
where "push_subscription"."session_id" = $1;
