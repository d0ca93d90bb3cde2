-- add_events

-- add_jobs

-- lock_quota

-- use_quota

delete
from "report_drug"
where "report_drug"."report_id" = $1;

delete
from "report_reaction"
where "report_reaction"."report_id" = $1;

insert into "medication_report" ("id", "member_id", "request_id", "digest", "version", "description", "severity", "onset_date", "duration", "history", "notes", "age_band", "sex", "reporter", "seriousness", "outcome", "created_at", "updated_at", "searched_from")
values ($1, $2, $3, $4, default, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, default)
on conflict ("member_id","request_id") do nothing
returning "id", "member_id", "request_id", "digest", "version", "description", "severity", "onset_date", "duration", "history", "notes", "age_band", "sex", "reporter", "seriousness", "outcome", "created_at", "updated_at", "searched_from";

insert into "report_drug" ("report_id", "position", "role", "name", "key", "substance", "dosage", "route", "indication", "batch", "start_date", "stop_date", "action", "dechallenge", "rechallenge")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15);

insert into "report_reaction" ("report_id", "position", "term", "key")
values ($1, $2, $3, $4);

update "member"
set "is_medication_matched" = $1
where ("member"."id" = $2 and "member"."is_medication_matched" <> $3)
returning "id";
