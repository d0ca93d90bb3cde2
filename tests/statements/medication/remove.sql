-- add_events

delete
from "medication_disclosure"
where "medication_disclosure"."report_id" = $1;

delete
from "medication_disclosure"
where false;

delete
from "medication_introduction"
where false;

delete
from "medication_report"
where "medication_report"."id" = $1;

select "id"
from "medication_report"
where "medication_report"."id" = $1 for update;

select "id", "a", "b", "a_agreed_at", "b_agreed_at", "met_at", "is_substance", "effects", "criteria", "score"
from "medication_introduction"
where ("medication_introduction"."a" = $1 or "medication_introduction"."b" = $2)
order by "medication_introduction"."a", "medication_introduction"."b" for update;

select "id", "member_id", "request_id", "digest", "version", "description", "severity", "onset_date", "duration", "history", "notes", "age_band", "sex", "reporter", "seriousness", "outcome", "created_at", "updated_at", "searched_from"
from "medication_report"
where ("medication_report"."id" = $1 and "medication_report"."member_id" = $2) for no key update;

select "report_id", "position", "role", "name", "key", "substance", "dosage", "route", "indication", "batch", "start_date", "stop_date", "action", "dechallenge", "rechallenge"
from "report_drug"
where "report_drug"."report_id" in ($1, …)
order by "report_drug"."report_id" asc, "report_drug"."position" asc;

select "report_id", "position", "term", "key"
from "report_reaction"
where "report_reaction"."report_id" in ($1, …)
order by "report_reaction"."report_id" asc, "report_reaction"."position" asc;

select "report_key"."report_id" as key
from "report_key"
where "report_key"."report_id" = any ($1::uuid[])
order by "report_key"."report_id" for update;
