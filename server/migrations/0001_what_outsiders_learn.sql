-- Rows that were written before they were signed cannot be verified: the log begins anew. The triggers that keep it stand in audit-stays.sql, which is applied
-- after this.
DROP TRIGGER IF EXISTS "audit_entry_stays" ON "audit_entry";--> statement-breakpoint
DROP TRIGGER IF EXISTS "audit_log_stays" ON "audit_entry";--> statement-breakpoint
TRUNCATE "audit_entry";--> statement-breakpoint
-- Session tokens are stored as their SHA-256 from now on: who is signed in stays so.
UPDATE "session" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');--> statement-breakpoint
-- Nobody takes part in matching of medications until they switch it on; what was compared before goes with its pairs.
UPDATE "member" SET "is_medication_matched" = false;--> statement-breakpoint
DELETE FROM "report_key";--> statement-breakpoint
-- Figures of fewer members go at once; where there is no snapshot, the server takes one when it starts.
DELETE FROM "observatory_cell";--> statement-breakpoint
DELETE FROM "observatory_group";--> statement-breakpoint
DELETE FROM "observatory_snapshot";--> statement-breakpoint
CREATE TABLE "factor_recovery" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_up_origin" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_anchor" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"hash" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"hash" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_link" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_link_entryId_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "audit_release" (
	"hold_id" uuid NOT NULL,
	"subject_key" uuid NOT NULL,
	"told_until" timestamp with time zone,
	"is_over" boolean DEFAULT false NOT NULL,
	CONSTRAINT "audit_release_hold_id_subject_key_pk" PRIMARY KEY("hold_id","subject_key")
);
--> statement-breakpoint
CREATE TABLE "match_settled" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"zone" text DEFAULT '' NOT NULL,
	"zone_since" timestamp with time zone,
	"travels" text DEFAULT '' NOT NULL,
	"travels_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "told_match" (
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"zone" boolean NOT NULL,
	"travel" boolean NOT NULL,
	"whole" smallint NOT NULL,
	"is_whole_shown" boolean DEFAULT false NOT NULL,
	"was_one_told" boolean DEFAULT false NOT NULL,
	"was_other_told" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "told_match_one_id_other_id_pk" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "told_match_once" CHECK (one_id < other_id),
	CONSTRAINT "told_match_whole" CHECK (whole between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "medication_acquaintance" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"a" uuid NOT NULL,
	"b" uuid NOT NULL,
	"a_agreed_at" timestamp with time zone,
	"b_agreed_at" timestamp with time zone,
	"met_at" timestamp with time zone,
	CONSTRAINT "medication_acquaintance_a_b_unique" UNIQUE("a","b"),
	CONSTRAINT "medication_acquaintance_once" CHECK (a < b)
);
--> statement-breakpoint
CREATE TABLE "observatory_profile" (
	"digest" text PRIMARY KEY NOT NULL,
	"members" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "observatory_cell" DROP CONSTRAINT "observatory_cell_least";--> statement-breakpoint
ALTER TABLE "observatory_group" DROP CONSTRAINT "observatory_group_least";--> statement-breakpoint
ALTER TABLE "member" ALTER COLUMN "is_medication_matched" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "audit_entry" ALTER COLUMN "at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "passkey" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "two_factor" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "two_factor" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "call" ADD COLUMN "caller_shows_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "call" ADD COLUMN "callee_shows_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "actor_role" text NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "is_for_subject" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "hold_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "seal" text NOT NULL;--> statement-breakpoint
ALTER TABLE "match_key" ADD COLUMN "settled" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "medication_report" ADD COLUMN "searched_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_key" ADD COLUMN "effects" integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "report_key" ADD COLUMN "shown_from" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "content_report" ADD COLUMN "voice" real;--> statement-breakpoint
UPDATE "content_report" SET "voice" = CASE WHEN "is_counted" THEN 0.5 ELSE 0 END;--> statement-breakpoint
ALTER TABLE "content_report" ALTER COLUMN "voice" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "observatory_snapshot" ADD COLUMN "posts" integer;--> statement-breakpoint
ALTER TABLE "observatory_snapshot" ADD COLUMN "resolved_posts" integer;--> statement-breakpoint
ALTER TABLE "observatory_snapshot" ADD COLUMN "members" integer;--> statement-breakpoint
ALTER TABLE "factor_recovery" ADD CONSTRAINT "factor_recovery_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_origin" ADD CONSTRAINT "sign_up_origin_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_settled" ADD CONSTRAINT "match_settled_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_match" ADD CONSTRAINT "told_match_one_id_post_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_match" ADD CONSTRAINT "told_match_other_id_post_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_acquaintance" ADD CONSTRAINT "medication_acquaintance_a_medication_report_id_fk" FOREIGN KEY ("a") REFERENCES "public"."medication_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_acquaintance" ADD CONSTRAINT "medication_acquaintance_b_medication_report_id_fk" FOREIGN KEY ("b") REFERENCES "public"."medication_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_recovery_due_at_index" ON "factor_recovery" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sign_up_origin_at_index" ON "sign_up_origin" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_release_subject_key_index" ON "audit_release" USING btree ("subject_key");--> statement-breakpoint
CREATE INDEX "told_match_other_id_index" ON "told_match" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "medication_acquaintance_b_index" ON "medication_acquaintance" USING btree ("b");--> statement-breakpoint
CREATE INDEX "audit_entry_id_index" ON "audit_entry" USING btree ("id") WHERE subject_kind = 'everyone';--> statement-breakpoint
CREATE INDEX "medication_report_searched_from_index" ON "medication_report" USING btree ("searched_from") WHERE searched_from is not null;--> statement-breakpoint
ALTER TABLE "content_report" DROP COLUMN "is_counted";--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_token_hashed" CHECK (token ~ '^[0-9a-f]{64}$');--> statement-breakpoint
ALTER TABLE "observatory_cell" ADD CONSTRAINT "observatory_cell_least" CHECK (members >= 21);--> statement-breakpoint
ALTER TABLE "observatory_group" ADD CONSTRAINT "observatory_group_least" CHECK (members >= 21 and resolved >= 21);--> statement-breakpoint
ALTER TABLE "observatory_snapshot" ADD CONSTRAINT "observatory_snapshot_least" CHECK (members >= 21 and posts >= 0 and resolved_posts >= 0);--> statement-breakpoint
-- What was there before uses were noted stands, as it did: that no browser was seen with it tells nothing of it.
UPDATE "two_factor" SET "proven_at" = now() WHERE "verified";--> statement-breakpoint
UPDATE "passkey" SET "proven_at" = now();--> statement-breakpoint
UPDATE "account" SET "proven_at" = now() WHERE "provider_id" <> 'credential';
