delete
from "asked_topic"
where "asked_topic"."id" = $1;

select "id", "member_id", "request_id", "title", "title_key", "created_at", "closed_at", "merged_into_id", "hidden_at", "hidden_reason", "hidden_decision_id"
from "asked_topic"
where "asked_topic"."id" = $1 for no key update;
