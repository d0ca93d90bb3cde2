select "day", "members"
from "visit_day"
where "visit_day"."day" >= $1;

select count(*) as count
from "professional_request"
where "professional_request"."state" = $1;;

select count(*) filter (where state = 'open'), count(*) filter (where state = 'open' and is_urgent), count(*) filter (where state = 'appealed')
from "moderation_case"
where (("moderation_case"."kind" = 'message' and "moderation_case"."author_id" = $1) is not true and "moderation_case"."state" in ($1, …));

select count(*), count(*) filter (where "conference"."created_at" >= $1)
from "conference"
where "conference"."cancelled_at" is null;

select count(*), count(*) filter (where "medication_report"."created_at" >= $1)
from "medication_report"
where exists (select 1
from "consent"
where ("consent"."member_id" = "medication_report"."member_id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null));

select count(*), count(*) filter (where "member"."created_at" >= $1)
from "member"
inner join "user" on "user"."id" = "member"."id"
where "user"."email_verified" = $2;

select count(*), count(*) filter (where "post"."created_at" >= $1)
from "post"
where ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null)));

select mode() within group (order by "report_drug"."name"), count(*)
from "report_drug"
inner join "medication_report" on "medication_report"."id" = "report_drug"."report_id"
where ("report_drug"."position" = $1 and "report_drug"."key" <> $2 and exists (select 1
from "consent"
where ("consent"."member_id" = "medication_report"."member_id" and "consent"."kind" = $3 and "consent"."withdrawn_at" is null)))
group by "report_drug"."key" having count(distinct "medication_report"."member_id") >= $4
order by 2 desc, "report_drug"."key"
limit $5;

select tag, count(*)
from "post"
cross join unnest("post"."tags") as tag
where ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $1 and "consent"."withdrawn_at" is null)))
group by tag
order by 2 desc, tag
limit $2;

select to_char("created_at" at time zone 'UTC', 'YYYY-MM-DD'), count(*)
from "message"
where ("message"."id" >= $1 and "message"."created_at" >= $2 and "message"."call_id" is null)
group by 1;

select to_char("created_at" at time zone 'UTC', 'YYYY-MM-DD'), count(*)
from "post"
where ("post"."created_at" >= $1 and ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null))))
group by 1;

select to_char("member"."created_at" at time zone 'UTC', 'YYYY-MM-DD'), count(*)
from "member"
inner join "user" on "user"."id" = "member"."id"
where ("user"."email_verified" and "member"."created_at" >= $1)
group by 1;

select to_char("resolved_at" at time zone 'UTC', 'YYYY-MM-DD'), count(*)
from "post"
where ("post"."resolved_at" is not null and "post"."resolved_at" >= $1 and ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null))))
group by 1;

select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as pairs
from "medication_match"
where created_at >= $1::timestamptz
group by 1;

select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as pairs
from "symptom_match"
where created_at >= $1::timestamptz
group by 1;
