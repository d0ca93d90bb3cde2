CREATE TABLE "professional_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"profession" text NOT NULL,
	"rpps" text NOT NULL,
	"full_name" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text,
	"recheck_at" timestamp with time zone,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sanction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"decision_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	CONSTRAINT "sanction_order" CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE TABLE "visit_day" (
	"day" date PRIMARY KEY NOT NULL,
	"members" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conference_recorded_take" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conference_id" uuid NOT NULL,
	"speaker_id" uuid,
	"consent_version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"duration_ms" integer,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "conference_recording" (
	"conference_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"held_until" timestamp with time zone,
	"published_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removed_by" text,
	"remove_reason" text
);
--> statement-breakpoint
CREATE TABLE "conference_captions" (
	"conference_id" uuid NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conference_captions_conference_id_language_pk" PRIMARY KEY("conference_id","language")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"act" text NOT NULL,
	"actor_key" uuid,
	"subject_kind" text,
	"subject_id" uuid,
	"subject_key" uuid,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_key" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	CONSTRAINT "audit_key_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "media_kept" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"kept_for" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"code" text NOT NULL,
	"reporter_id" uuid,
	"is_visitor" boolean NOT NULL,
	"name" text,
	"email" text,
	"language" text NOT NULL,
	"reason" text NOT NULL,
	"details" text,
	"place" text,
	"weight" real NOT NULL,
	"is_counted" boolean NOT NULL,
	"evidence" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_report_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "content_report_code_unique" UNIQUE("code"),
	CONSTRAINT "content_report_caseId_reporterId_unique" UNIQUE("case_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "moderation_appeal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"decision_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"by_id" uuid,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_by_id" uuid,
	"is_reversed" boolean,
	"statement" text,
	"decided_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "moderation_appeal_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "moderation_appeal_decisionId_side_unique" UNIQUE("decision_id","side"),
	CONSTRAINT "moderation_appeal_decided" CHECK ((decided_at is null) = (is_reversed is null))
);
--> statement-breakpoint
CREATE TABLE "moderation_case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"kind" text,
	"subject_id" uuid,
	"author_id" uuid,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"snapshot" jsonb,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"is_from_words" boolean DEFAULT false NOT NULL,
	"auto_hidden_at" timestamp with time zone,
	"weight" real DEFAULT 0 NOT NULL,
	"assignee_id" uuid,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"forgotten_at" timestamp with time zone,
	CONSTRAINT "moderation_case_subject" CHECK (subject_id is null or kind is not null)
);
--> statement-breakpoint
CREATE TABLE "moderation_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"decided_by_id" uuid,
	"act" text NOT NULL,
	"sanction" text NOT NULL,
	"until" timestamp with time zone,
	"reason" text NOT NULL,
	"ground" text NOT NULL,
	"statement" text NOT NULL,
	"is_automatic" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "moderation_decision_caseId_unique" UNIQUE("case_id")
);
--> statement-breakpoint
CREATE TABLE "reported_threat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"by_id" uuid,
	"authority" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watched_word" (
	"id" uuid PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"key" text NOT NULL,
	"act" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watched_word_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "observatory_cell" (
	"symptom" text NOT NULL,
	"topic" text NOT NULL,
	"key" text NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "observatory_cell_symptom_topic_key_pk" PRIMARY KEY("symptom","topic","key"),
	CONSTRAINT "observatory_cell_least" CHECK (members >= 11)
);
--> statement-breakpoint
CREATE TABLE "observatory_group" (
	"symptom" text PRIMARY KEY NOT NULL,
	"members" integer NOT NULL,
	"resolved" integer,
	"recovery" text,
	CONSTRAINT "observatory_group_least" CHECK (members >= 11 and resolved >= 11)
);
--> statement-breakpoint
CREATE TABLE "observatory_snapshot" (
	"id" smallint PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "observatory_snapshot_one" CHECK (id = 1)
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "hidden_decision_id" uuid;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "counted_on" date;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "hidden_decision_id" uuid;--> statement-breakpoint
ALTER TABLE "conference" ADD COLUMN "is_recorded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conference" ADD COLUMN "recorded_take" integer;--> statement-breakpoint
ALTER TABLE "room_message" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "room_message" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "room_message" ADD COLUMN "hidden_decision_id" uuid;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "hidden_decision_id" uuid;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "hidden_decision_id" uuid;--> statement-breakpoint
ALTER TABLE "professional_request" ADD CONSTRAINT "professional_request_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanction" ADD CONSTRAINT "sanction_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_recorded_take" ADD CONSTRAINT "conference_recorded_take_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_recorded_take" ADD CONSTRAINT "conference_recorded_take_speaker_id_member_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_recording" ADD CONSTRAINT "conference_recording_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_captions" ADD CONSTRAINT "conference_captions_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_reporter_id_member_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeal" ADD CONSTRAINT "moderation_appeal_decision_id_moderation_decision_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decision"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeal" ADD CONSTRAINT "moderation_appeal_by_id_member_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeal" ADD CONSTRAINT "moderation_appeal_decided_by_id_member_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_case" ADD CONSTRAINT "moderation_case_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_case" ADD CONSTRAINT "moderation_case_assignee_id_member_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decision" ADD CONSTRAINT "moderation_decision_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decision" ADD CONSTRAINT "moderation_decision_decided_by_id_member_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_threat" ADD CONSTRAINT "reported_threat_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_threat" ADD CONSTRAINT "reported_threat_by_id_member_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "professional_request_member_id_request_id_index" ON "professional_request" USING btree ("member_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "professional_request_pending" ON "professional_request" USING btree ("member_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "professional_request_state_id_index" ON "professional_request" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "professional_request_rpps_index" ON "professional_request" USING btree ("rpps");--> statement-breakpoint
CREATE INDEX "professional_request_recheck_at_index" ON "professional_request" USING btree ("recheck_at") WHERE state = 'accepted';--> statement-breakpoint
CREATE INDEX "sanction_member_id_starts_at_index" ON "sanction" USING btree ("member_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sanction_decision_id_index" ON "sanction" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "conference_recorded_take_conference_id_index" ON "conference_recorded_take" USING btree ("conference_id");--> statement-breakpoint
CREATE INDEX "conference_recorded_take_speaker_id_index" ON "conference_recorded_take" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "conference_recording_open" ON "conference_recording" USING btree ("state") WHERE state <> 'removed';--> statement-breakpoint
CREATE INDEX "audit_entry_act_id_index" ON "audit_entry" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "audit_entry_actor_key_id_index" ON "audit_entry" USING btree ("actor_key","id");--> statement-breakpoint
CREATE INDEX "audit_entry_subject_id_id_index" ON "audit_entry" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_subject_key_id_index" ON "audit_entry" USING btree ("subject_key","id");--> statement-breakpoint
CREATE INDEX "media_kept_key_index" ON "media_kept" USING btree ("key");--> statement-breakpoint
CREATE INDEX "media_kept_kept_for_index" ON "media_kept" USING btree ("kept_for");--> statement-breakpoint
CREATE INDEX "media_kept_owner_id_index" ON "media_kept" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "content_report_reporter_id_id_index" ON "content_report" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "moderation_appeal_by_id_index" ON "moderation_appeal" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_case_open" ON "moderation_case" USING btree ("kind","subject_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "moderation_case_queue" ON "moderation_case" USING btree ("state","is_urgent" DESC NULLS LAST,"weight" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "moderation_case_author_id_index" ON "moderation_case" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "moderation_case_subject_id_index" ON "moderation_case" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "moderation_case_closed_at_index" ON "moderation_case" USING btree ("closed_at") WHERE forgotten_at is null;--> statement-breakpoint
CREATE INDEX "moderation_decision_decided_by_id_index" ON "moderation_decision" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "moderation_decision_decided_at_index" ON "moderation_decision" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "reported_threat_case_id_index" ON "reported_threat" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_provider_id_account_id_index" ON "account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "consent_member_id_index" ON "consent" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "symptom_match_created_at" ON "symptom_match" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "medication_match_created_at" ON "medication_match" USING brin ("created_at");--> statement-breakpoint
CREATE FUNCTION leave_kept_garbage() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into media_garbage (key, kind, id)
    select old.key, old.kind, old.id where not exists (select from media where media.key = old.key)
    on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER leave_kept_garbage AFTER DELETE ON "media_kept" FOR EACH ROW EXECUTE FUNCTION leave_kept_garbage();
--> statement-breakpoint
ALTER TABLE "media_kept" ADD CONSTRAINT "media_kept_owner_id_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "member"("id") ON DELETE cascade;
--> statement-breakpoint
-- Reports of messages become reports like all others, each reported message one case.
INSERT INTO "moderation_case" ("id", "kind", "subject_id", "author_id", "weight", "opened_at")
  SELECT gen_random_uuid(), 'message', "message_id", (array_agg("reported_id"))[1], 2 * count(*), min("created_at")
  FROM "message_report" GROUP BY "message_id";
--> statement-breakpoint
INSERT INTO "content_report" ("id", "case_id", "request_id", "digest", "code", "reporter_id", "is_visitor", "language", "reason", "details", "weight", "is_counted", "evidence", "created_at")
  SELECT old."id", made."id", gen_random_uuid(), '',
    'VECU-' || (
      SELECT string_agg(
        substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(random_bytes, at) % 32, 1) || CASE WHEN at % 4 = 3 AND at < 15 THEN '-' ELSE '' END, '' ORDER BY at
      ) FROM (SELECT uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) AS random_bytes WHERE old."id" IS NOT NULL) random, generate_series(0, 15) AS at
    ),
    old."reporter_id", false, coalesce(reporter."language", 'fr'), 'other', nullif(old."reason", ''), 2, true,
    (SELECT jsonb_agg(said || '{"pictureId": null}') FROM jsonb_array_elements(old."thread") AS said),
    old."created_at"
  FROM "message_report" old
  JOIN "moderation_case" made ON made."subject_id" = old."message_id"
  LEFT JOIN "member" reporter ON reporter."id" = old."reporter_id";
--> statement-breakpoint
DROP TABLE "message_report";
--> statement-breakpoint
CREATE FUNCTION audit_stays() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'the audit log is only added to' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_stays BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION audit_stays();
--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();
