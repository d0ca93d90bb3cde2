-- add_events

select
where not (exists (select 1
from "member"
where "member"."id" = $1::uuid and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null))) and exists (select 1
from "member"
where "member"."id" = $3::uuid and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $4 and "consent"."withdrawn_at" is null))) and not exists (select
from "block"
where ("block"."blocker_id" = $5::uuid and "block"."blocked_id" = $6::uuid) or ("block"."blocker_id" = $7::uuid and "block"."blocked_id" = $8::uuid)));

select "id", "a", "b", "a_agreed_at", "b_agreed_at", "met_at", "is_substance", "effects", "criteria", "score"
from "medication_introduction"
where "medication_introduction"."id" = $1 for update;

select "id", "a", "b", "a_agreed_at", "b_agreed_at", "met_at", "is_substance", "effects", "criteria", "score"
from "medication_introduction"
where "medication_introduction"."id" = $1;

select "id", "member_id"
from "medication_report"
where "medication_report"."id" in ($1, …)
order by "medication_report"."id" for key share;

select count(*) as count
from "medication_disclosure"
where ("medication_disclosure"."pair_id" = $1 and exists (
select
from "medication_report"
where "medication_report"."id" = "medication_disclosure"."report_id" and "medication_report"."member_id" = $2 and exists (select 1
from "member"
where "member"."id" = "medication_report"."member_id" and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $3 and "consent"."withdrawn_at" is null))) ) and not exists (
select
from "medication_introduction"
where "medication_introduction"."id" = $4 and "medication_introduction"."met_at" is not null and not exists (
select
from "medication_report" mine, "medication_report" theirs
where mine.id = "medication_introduction"."a" and theirs.id = "medication_introduction"."b" and (exists (select 1
from "member"
where "member"."id" = mine.member_id and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $5 and "consent"."withdrawn_at" is null))) and exists (select 1
from "member"
where "member"."id" = theirs.member_id and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $6 and "consent"."withdrawn_at" is null))) and not exists (select
from "block"
where ("block"."blocker_id" = mine.member_id and "block"."blocked_id" = theirs.member_id) or ("block"."blocker_id" = theirs.member_id and "block"."blocked_id" = mine.member_id))) ) ) and "medication_disclosure"."dismissed_at" is null);;

update "medication_disclosure"
set "agreed_at" = case when "medication_disclosure"."report_id" = "medication_introduction"."a" then "medication_introduction"."a_agreed_at" else "medication_introduction"."b_agreed_at" end, "invited_at" = case when exists (
select
from "medication_report" mine, "medication_report" theirs
where mine.id = "medication_disclosure"."report_id" and theirs.id = case when "medication_disclosure"."report_id" = "medication_introduction"."a" then "medication_introduction"."b" else "medication_introduction"."a" end and exists (select 1
from "member"
where "member"."id" = mine.member_id and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $1 and "consent"."withdrawn_at" is null))) and exists (select 1
from "member"
where "member"."id" = theirs.member_id and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null))) and not exists (select
from "block"
where ("block"."blocker_id" = theirs.member_id and "block"."blocked_id" = mine.member_id) or ("block"."blocker_id" = mine.member_id and "block"."blocked_id" = theirs.member_id and "block"."created_at" <= case when "medication_disclosure"."report_id" = "medication_introduction"."a" then "medication_introduction"."b_agreed_at" else "medication_introduction"."a_agreed_at" end)) ) then case when "medication_disclosure"."report_id" = "medication_introduction"."a" then "medication_introduction"."b_agreed_at" else "medication_introduction"."a_agreed_at" end end
from "medication_introduction"
where ("medication_disclosure"."pair_id" = "medication_introduction"."id" and "medication_introduction"."id" in ($1, …));

update "medication_introduction"
set "a_agreed_at" = $1
where "medication_introduction"."id" = $2;
