insert into "topic_vote" ("topic_id", "member_id")
values ($1, $2)
on conflict do nothing;

select "id", "member_id", "request_id", "title", "title_key", "created_at", "closed_at", "merged_into_id", "hidden_at", "hidden_reason", "hidden_decision_id"
from "asked_topic"
where "asked_topic"."id" = $1 for no key update;

select "id", "member_id", "request_id", "title", "title_key", "created_at", "closed_at", "merged_into_id", "hidden_at", "hidden_reason", "hidden_decision_id", (
select count(distinct coalesce((select "sign_up_origin"."key"
from "sign_up_origin"
where "sign_up_origin"."member_id" = "topic_vote"."member_id"), "member_id"::text))::int
from "topic_vote"
where "topic_id" = "id" and not exists (select
from "sanction"
where "sanction"."member_id" = "topic_vote"."member_id" and "sanction"."kind" = 'suspension' and "sanction"."lifted_at" is null and ("sanction"."ends_at" is null or "sanction"."ends_at" > now())) ), exists (select
from "topic_vote"
where "topic_id" = "id" and "member_id" = $1)
from "asked_topic"
where ("asked_topic"."id" = $2 and ("asked_topic"."closed_at" is null and ("asked_topic"."hidden_at" is null or "asked_topic"."member_id" = $3)));
