-- add_jobs

-- lock_quota

-- use_quota

insert into "asked_topic" ("id", "member_id", "request_id", "title", "title_key", "created_at", "closed_at", "merged_into_id", "hidden_at", "hidden_reason", "hidden_decision_id")
values ($1, $2, $3, $4, $5, $6, default, default, default, default, default)
on conflict do nothing
returning "id";

insert into "topic_vote" ("topic_id", "member_id")
values ($1, $2)
on conflict do nothing;

select "id", "member_id", "request_id", "title", "title_key", "created_at", "closed_at", "merged_into_id", "hidden_at", "hidden_reason", "hidden_decision_id"
from "asked_topic"
where ("asked_topic"."member_id" = $1 and "asked_topic"."request_id" = $2);

select "id", "member_id", "request_id", "title", "title_key", "created_at", "closed_at", "merged_into_id", "hidden_at", "hidden_reason", "hidden_decision_id"
from "asked_topic"
where ("asked_topic"."title_key" = $1 and "asked_topic"."closed_at" is null and "asked_topic"."hidden_at" is null);

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

select count(*) as count
from "asked_topic"
where ("asked_topic"."member_id" = $1 and "asked_topic"."closed_at" is null);;

select pg_advisory_xact_lock(hashtextextended(name, 0))
from unnest($1::text[]) name;
