-- rate_limit:rlflx-upsert

select "id", "created_at"
from "medication_report"
where "medication_report"."member_id" = $1
order by "medication_report"."id" desc
limit $2;

select "report_key"."report_id" as key, "report_key"."report_id" as "subjectId", "report_key"."member_id" as "ownerId"
from "report_key"
where "report_key"."report_id" = any ($1::uuid[])
order by "report_key"."report_id" for no key update;
