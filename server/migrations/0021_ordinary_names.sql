ALTER TABLE "match_settled" RENAME TO "match_pinned_place";--> statement-breakpoint
ALTER TABLE "match_pinned_place" RENAME CONSTRAINT "match_settled_pkey" TO "match_pinned_place_pkey";--> statement-breakpoint
ALTER TABLE "match_pinned_place" RENAME CONSTRAINT "match_settled_member_id_member_id_fk" TO "match_pinned_place_member_id_member_id_fk";--> statement-breakpoint
ALTER TABLE "told_match" RENAME TO "match_disclosure";--> statement-breakpoint
ALTER TABLE "match_disclosure" RENAME CONSTRAINT "told_match_one_id_other_id_pk" TO "match_disclosure_one_id_other_id_pk";--> statement-breakpoint
ALTER TABLE "match_disclosure" RENAME CONSTRAINT "told_match_one_id_post_id_fk" TO "match_disclosure_one_id_post_id_fk";--> statement-breakpoint
ALTER TABLE "match_disclosure" RENAME CONSTRAINT "told_match_other_id_post_id_fk" TO "match_disclosure_other_id_post_id_fk";--> statement-breakpoint
ALTER TABLE "match_disclosure" RENAME CONSTRAINT "told_match_once" TO "match_disclosure_once";--> statement-breakpoint
ALTER TABLE "match_disclosure" RENAME CONSTRAINT "told_match_whole" TO "match_disclosure_whole";--> statement-breakpoint
ALTER INDEX "told_match_other_id_index" RENAME TO "match_disclosure_other_id_index";--> statement-breakpoint
ALTER TABLE "medication_acquaintance" RENAME TO "medication_introduction";--> statement-breakpoint
ALTER TABLE "medication_introduction" RENAME CONSTRAINT "medication_acquaintance_pkey" TO "medication_introduction_pkey";--> statement-breakpoint
ALTER TABLE "medication_introduction" RENAME CONSTRAINT "medication_acquaintance_a_b_unique" TO "medication_introduction_a_b_unique";--> statement-breakpoint
ALTER TABLE "medication_introduction" RENAME CONSTRAINT "medication_acquaintance_once" TO "medication_introduction_once";--> statement-breakpoint
ALTER TABLE "medication_introduction" RENAME CONSTRAINT "medication_acquaintance_a_medication_report_id_fk" TO "medication_introduction_a_medication_report_id_fk";--> statement-breakpoint
ALTER TABLE "medication_introduction" RENAME CONSTRAINT "medication_acquaintance_b_medication_report_id_fk" TO "medication_introduction_b_medication_report_id_fk";--> statement-breakpoint
ALTER INDEX "medication_acquaintance_b_index" RENAME TO "medication_introduction_b_index";--> statement-breakpoint
ALTER TABLE "match_key" RENAME COLUMN "settled" TO "compared_digest";--> statement-breakpoint
-- The source of this function has another name now. The triggers of a database that stands keep it, by its new name; its body comes with the sources.
create or replace function audit_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
alter function audit_stays() rename to audit_append_only;--> statement-breakpoint
DELETE FROM "sql_source" WHERE "path" = 'foundation/audit-stays.sql';
