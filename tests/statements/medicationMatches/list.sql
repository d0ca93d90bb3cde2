-- people

select "id", "created_at"
from "medication_report"
where "medication_report"."member_id" = $1
order by "medication_report"."id" desc
limit $2;

select "medication_disclosure"."pair_id", "own"."id", "report_drug"."name", "report_drug"."substance", "own"."severity", "own"."created_at", "medication_disclosure"."is_substance", "medication_disclosure"."effects", "medication_disclosure"."place", "medication_disclosure"."agreed_at", "medication_disclosure"."invited_at", "other"."id", "medication_introduction"."met_at" is not null, coalesce((("medication_introduction"."a_agreed_at" is not null and "medication_introduction"."b_agreed_at" is not null) and "medication_introduction"."met_at" >= "medication_introduction"."a_agreed_at" and "medication_introduction"."met_at" >= "medication_introduction"."b_agreed_at"), false), coalesce((exists (select 1
from "member"
where "member"."id" = "own"."member_id" and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $1 and "consent"."withdrawn_at" is null))) and exists (select 1
from "member"
where "member"."id" = "other"."member_id" and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null))) and not exists (select
from "block"
where ("block"."blocker_id" = "own"."member_id" and "block"."blocked_id" = "other"."member_id") or ("block"."blocker_id" = "other"."member_id" and "block"."blocked_id" = "own"."member_id"))), false)
from "medication_disclosure"
inner join "medication_report" "own" on "own"."id" = "medication_disclosure"."report_id"
inner join "report_drug" on ("report_drug"."report_id" = "own"."id" and "report_drug"."position" = $3)
left join "medication_introduction" on "medication_introduction"."id" = "medication_disclosure"."pair_id"
left join "medication_report" "other" on (("other"."id" = "medication_introduction"."a" or "other"."id" = "medication_introduction"."b") and "other"."id" <> "own"."id")
where ("own"."member_id" = $4 and "own"."id" in ($1, …) and "medication_disclosure"."dismissed_at" is null and exists (select 1
from "member"
where "member"."id" = "own"."member_id" and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $5 and "consent"."withdrawn_at" is null))))
order by "own"."id" desc, "medication_disclosure"."pair_id";

select "medication_introduction"."id", "own"."id", "report_drug"."name", "report_drug"."substance", "own"."severity", "own"."created_at", "medication_introduction"."is_substance", "medication_introduction"."effects", "other"."id", "other"."member_id", "medication_introduction"."criteria", "medication_introduction"."score"
from "medication_introduction"
inner join "medication_report" "own" on ("own"."id" = "medication_introduction"."a" or "own"."id" = "medication_introduction"."b")
inner join "medication_report" "other" on (("other"."id" = "medication_introduction"."a" or "other"."id" = "medication_introduction"."b") and "other"."id" <> "own"."id")
inner join "report_drug" on ("report_drug"."report_id" = "own"."id" and "report_drug"."position" = $1)
where ("own"."member_id" = $2 and "own"."id" in ($1, …) and (("medication_introduction"."a_agreed_at" is not null and "medication_introduction"."b_agreed_at" is not null) and "medication_introduction"."met_at" >= "medication_introduction"."a_agreed_at" and "medication_introduction"."met_at" >= "medication_introduction"."b_agreed_at") and (exists (select 1
from "member"
where "member"."id" = "own"."member_id" and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $3 and "consent"."withdrawn_at" is null))) and exists (select 1
from "member"
where "member"."id" = "other"."member_id" and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $4 and "consent"."withdrawn_at" is null))) and not exists (select
from "block"
where ("block"."blocker_id" = "own"."member_id" and "block"."blocked_id" = "other"."member_id") or ("block"."blocker_id" = "other"."member_id" and "block"."blocked_id" = "own"."member_id"))));

select "medication_report"."id", "report_drug"."name", "report_drug"."dosage", "medication_report"."description", "medication_report"."severity"
from "medication_report"
inner join "report_drug" on ("report_drug"."report_id" = "medication_report"."id" and "report_drug"."position" = $1)
where "medication_report"."id" in ($1, …);

select "report_key"."report_id" as id, ver, matched_ver < ver as "isPending"
from "report_key"
where "report_key"."report_id" = any ($1::uuid[]);

select "report_key"."report_id" as key, "report_key"."report_id" as "subjectId", "report_key"."member_id" as "ownerId"
from "report_key"
where "report_key"."report_id" = any ($1::uuid[]) and searched_at < $2::timestamptz
order by "report_key"."report_id" for no key update;
