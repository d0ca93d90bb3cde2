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
