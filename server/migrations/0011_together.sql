CREATE TABLE "asked_topic" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"merged_into_id" uuid,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_decision_id" uuid,
	CONSTRAINT "asked_topic_memberId_requestId_unique" UNIQUE("member_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "conference_proposal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"expert_name" text NOT NULL,
	"expert_bio" text,
	"scheduled_at" timestamp with time zone NOT NULL,
	"duration_minutes" smallint NOT NULL,
	"tags" text[] NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"word" text,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"conference_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "conference_proposal_memberId_requestId_unique" UNIQUE("member_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "topic_vote" (
	"topic_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "topic_vote_topic_id_member_id_pk" PRIMARY KEY("topic_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "day_request" (
	"member_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"journal_id" uuid NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "day_request_member_id_request_id_pk" PRIMARY KEY("member_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "me_too" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	"told_in" uuid,
	"is_counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "me_too_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "what_helped_symptom" (
	"symptom" text PRIMARY KEY NOT NULL,
	"members" integer NOT NULL,
	"followed" integer,
	"got_better" integer,
	"months" jsonb,
	"recent" uuid[] NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "what_helped_followed" CHECK (num_nulls(followed, got_better, months) in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "what_helped_thing" (
	"symptom" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"helped" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"worse" integer NOT NULL,
	"unknown" integer NOT NULL,
	CONSTRAINT "what_helped_thing_symptom_key_pk" PRIMARY KEY("symptom","key"),
	CONSTRAINT "what_helped_least" CHECK (helped + unchanged + worse + unknown >= 11)
);
--> statement-breakpoint
ALTER TABLE "push_subscription" DROP CONSTRAINT "push_subscription_session_id_session_id_fk";
--> statement-breakpoint
DROP INDEX "treatment_key_post_id_index";--> statement-breakpoint
ALTER TABLE "journal" ADD COLUMN "measures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_entry" ADD COLUMN "measured" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "me_toos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "asked_topic" ADD CONSTRAINT "asked_topic_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_topic" ADD CONSTRAINT "asked_topic_merged_into_id_asked_topic_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."asked_topic"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_proposal" ADD CONSTRAINT "conference_proposal_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_proposal" ADD CONSTRAINT "conference_proposal_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_vote" ADD CONSTRAINT "topic_vote_topic_id_asked_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."asked_topic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_vote" ADD CONSTRAINT "topic_vote_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_request" ADD CONSTRAINT "day_request_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "me_too" ADD CONSTRAINT "me_too_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "me_too" ADD CONSTRAINT "me_too_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asked_topic_open" ON "asked_topic" USING btree ("title_key") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "asked_topic_merged_into_id_index" ON "asked_topic" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "conference_proposal_state_sent_at_index" ON "conference_proposal" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "conference_proposal_conference_id_index" ON "conference_proposal" USING btree ("conference_id");--> statement-breakpoint
CREATE INDEX "topic_vote_member_id_index" ON "topic_vote" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "me_too_member_id_index" ON "me_too" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "me_too_told_in_index" ON "me_too" USING btree ("told_in") WHERE told_in is not null;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "treatment_key_id_index" ON "treatment" USING btree ("key","id");