CREATE TABLE "drug" (
	"cis" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"substance" text,
	"substance_key" text NOT NULL,
	"dosage" text,
	"route" text,
	"is_marketed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "effect_count" (
	"drug_key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"members" integer,
	"effects" jsonb NOT NULL,
	"is_something_hidden" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medication_feedback" (
	"member_id" uuid NOT NULL,
	"own_report_id" uuid NOT NULL,
	"other_report_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "medication_feedback_member_id_own_report_id_other_report_id_pk" PRIMARY KEY("member_id","own_report_id","other_report_id")
);
--> statement-breakpoint
CREATE TABLE "medication_match" (
	"a" uuid NOT NULL,
	"b" uuid NOT NULL,
	"score" smallint NOT NULL,
	"criteria" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "medication_match_a_b_pk" PRIMARY KEY("a","b"),
	CONSTRAINT "medication_match_once" CHECK (a < b),
	CONSTRAINT "medication_match_score" CHECK (score between 61 and 100)
);
--> statement-breakpoint
CREATE TABLE "medication_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"description" text NOT NULL,
	"severity" smallint NOT NULL,
	"onset_date" date,
	"duration" text,
	"history" text,
	"notes" text,
	"age_band" text,
	"sex" text,
	"reporter" text,
	"seriousness" text[],
	"outcome" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "medication_report_memberId_requestId_unique" UNIQUE("member_id","request_id"),
	CONSTRAINT "report_severity" CHECK (severity between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "report_drug" (
	"report_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"substance" text,
	"dosage" text,
	"route" text,
	"indication" text,
	"batch" text,
	"start_date" date,
	"stop_date" date,
	"action" text,
	"dechallenge" text,
	"rechallenge" text,
	CONSTRAINT "report_drug_report_id_position_pk" PRIMARY KEY("report_id","position"),
	CONSTRAINT "report_drug_declared" CHECK (position > 0 or role = 'suspected')
);
--> statement-breakpoint
CREATE TABLE "report_key" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name_key" text NOT NULL,
	"substance_key" text NOT NULL,
	"severity" smallint NOT NULL,
	"onset" date,
	"tok" integer[] NOT NULL,
	"ntok" smallint NOT NULL,
	"ver" integer NOT NULL,
	"matched_ver" integer DEFAULT 0 NOT NULL,
	"searched_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_reaction" (
	"report_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"term" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "report_reaction_report_id_position_pk" PRIMARY KEY("report_id","position")
);
--> statement-breakpoint
CREATE TABLE "report_version" (
	"report_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"said" jsonb NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "report_version_report_id_version_pk" PRIMARY KEY("report_id","version")
);
--> statement-breakpoint
CREATE TABLE "signal_pair" (
	"drug_key" text NOT NULL,
	"reaction_key" text NOT NULL,
	"drug_name" text NOT NULL,
	"term" text NOT NULL,
	"a" integer NOT NULL,
	"b" integer NOT NULL,
	"c" integer NOT NULL,
	"d" integer NOT NULL,
	"ic_low" real,
	"prr" real,
	"is_signal" boolean NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	CONSTRAINT "signal_pair_drug_key_reaction_key_pk" PRIMARY KEY("drug_key","reaction_key")
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "is_medication_matched" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "medication_feedback" ADD CONSTRAINT "medication_feedback_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_feedback" ADD CONSTRAINT "medication_feedback_own_report_id_medication_report_id_fk" FOREIGN KEY ("own_report_id") REFERENCES "public"."medication_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_feedback" ADD CONSTRAINT "medication_feedback_other_report_id_medication_report_id_fk" FOREIGN KEY ("other_report_id") REFERENCES "public"."medication_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_match" ADD CONSTRAINT "medication_match_a_report_key_report_id_fk" FOREIGN KEY ("a") REFERENCES "public"."report_key"("report_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_match" ADD CONSTRAINT "medication_match_b_report_key_report_id_fk" FOREIGN KEY ("b") REFERENCES "public"."report_key"("report_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_report" ADD CONSTRAINT "medication_report_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_drug" ADD CONSTRAINT "report_drug_report_id_medication_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."medication_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_key" ADD CONSTRAINT "report_key_report_id_medication_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."medication_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_key" ADD CONSTRAINT "report_key_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_reaction" ADD CONSTRAINT "report_reaction_report_id_medication_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."medication_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_version" ADD CONSTRAINT "report_version_report_id_medication_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."medication_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drug_words" ON "drug" USING gin (to_tsvector('simple', name_key || ' ' || substance_key));--> statement-breakpoint
CREATE INDEX "medication_feedback_own_report_id_index" ON "medication_feedback" USING btree ("own_report_id");--> statement-breakpoint
CREATE INDEX "medication_feedback_other_report_id_index" ON "medication_feedback" USING btree ("other_report_id");--> statement-breakpoint
CREATE INDEX "medication_match_b_a_index" ON "medication_match" USING btree ("b","a");--> statement-breakpoint
CREATE INDEX "medication_report_member_id_id_index" ON "medication_report" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "report_drug_key_index" ON "report_drug" USING btree ("key") WHERE role = 'suspected';--> statement-breakpoint
CREATE INDEX "report_key_member_id_index" ON "report_key" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "report_key_name_key_index" ON "report_key" USING btree ("name_key") WHERE name_key <> '';--> statement-breakpoint
CREATE INDEX "report_key_substance_key_index" ON "report_key" USING btree ("substance_key") WHERE substance_key <> '';--> statement-breakpoint
CREATE INDEX "report_key_unsearched" ON "report_key" USING btree ("report_id") WHERE matched_ver < ver;--> statement-breakpoint
CREATE INDEX "report_reaction_key_index" ON "report_reaction" USING btree ("key");--> statement-breakpoint
CREATE INDEX "signal_pair_ic_low_index" ON "signal_pair" USING btree ("ic_low");--> statement-breakpoint
CREATE INDEX "signal_pair_prr_index" ON "signal_pair" USING btree ("prr");--> statement-breakpoint
CREATE INDEX "signal_pair_a_index" ON "signal_pair" USING btree ("a");