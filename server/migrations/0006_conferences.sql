CREATE TABLE "conference" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"expert_name" text NOT NULL,
	"expert_bio" text,
	"expert_id" uuid,
	"scheduled_at" timestamp with time zone NOT NULL,
	"duration_minutes" smallint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"tags" text[] NOT NULL,
	"language" text NOT NULL,
	"url" text,
	"capacity" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"search" text NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"take" integer DEFAULT 0 NOT NULL,
	"is_sending" boolean DEFAULT false NOT NULL,
	CONSTRAINT "conference_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "conference_order" CHECK (ends_at > scheduled_at)
);
--> statement-breakpoint
CREATE TABLE "conference_moderator" (
	"conference_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "conference_moderator_conference_id_member_id_pk" PRIMARY KEY("conference_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "conference_reminder" (
	"conference_id" uuid NOT NULL,
	"scheduled_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	CONSTRAINT "conference_reminder_conference_id_scheduled_at_minutes_pk" PRIMARY KEY("conference_id","scheduled_at","minutes")
);
--> statement-breakpoint
CREATE TABLE "question_vote" (
	"message_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "question_vote_message_id_member_id_pk" PRIMARY KEY("message_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "conference_registration" (
	"conference_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"attended_at" timestamp with time zone,
	CONSTRAINT "conference_registration_conference_id_member_id_pk" PRIMARY KEY("conference_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "room_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conference_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"member_id" uuid,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"is_from_expert" boolean NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"state" text,
	"votes" integer DEFAULT 0 NOT NULL,
	"pinned_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "room_message_conferenceId_seq_unique" UNIQUE("conference_id","seq"),
	CONSTRAINT "room_message_memberId_requestId_unique" UNIQUE("member_id","request_id"),
	CONSTRAINT "room_message_question" CHECK ((kind = 'question') = (state is not null)),
	CONSTRAINT "room_message_of_nobody" CHECK (member_id is not null or body = '')
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "room_presence" (
	"conference_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "room_presence_conference_id_member_id_pk" PRIMARY KEY("conference_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "conference" ADD CONSTRAINT "conference_expert_id_member_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_moderator" ADD CONSTRAINT "conference_moderator_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_moderator" ADD CONSTRAINT "conference_moderator_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_reminder" ADD CONSTRAINT "conference_reminder_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_vote" ADD CONSTRAINT "question_vote_message_id_room_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."room_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_vote" ADD CONSTRAINT "question_vote_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_registration" ADD CONSTRAINT "conference_registration_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_registration" ADD CONSTRAINT "conference_registration_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_message" ADD CONSTRAINT "room_message_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_message" ADD CONSTRAINT "room_message_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_presence" ADD CONSTRAINT "room_presence_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_presence" ADD CONSTRAINT "room_presence_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conference_scheduled_at_id_index" ON "conference" USING btree ("scheduled_at","id");--> statement-breakpoint
CREATE INDEX "conference_expert_id_index" ON "conference" USING btree ("expert_id");--> statement-breakpoint
CREATE INDEX "conference_open" ON "conference" USING btree ("ends_at") WHERE ended_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "conference_moderator_member_id_index" ON "conference_moderator" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "question_vote_member_id_index" ON "question_vote" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "conference_registration_member_id_index" ON "conference_registration" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "room_presence_member_id_index" ON "room_presence" USING btree ("member_id");