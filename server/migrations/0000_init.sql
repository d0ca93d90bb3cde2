CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "block" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "block_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"language" text NOT NULL,
	"theme" text DEFAULT 'auto' NOT NULL,
	"is_matched" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_usernameKey_unique" UNIQUE("username_key")
);
--> statement-breakpoint
CREATE TABLE "role" (
	"member_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "role_member_id_role_pk" PRIMARY KEY("member_id","role")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "username_reservation" (
	"username_key" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_event" (
	"member_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_event_member_id_seq_pk" PRIMARY KEY("member_id","seq")
);
--> statement-breakpoint
CREATE TABLE "member_stream" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"last_seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quota_use" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quota_use_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "match_feedback" (
	"member_id" uuid NOT NULL,
	"own_post_id" uuid NOT NULL,
	"other_post_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_feedback_member_id_own_post_id_other_post_id_pk" PRIMARY KEY("member_id","own_post_id","other_post_id")
);
--> statement-breakpoint
CREATE TABLE "match_key" (
	"key" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "match_key_key_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"day" date,
	"ntok" smallint NOT NULL,
	"country" text NOT NULL,
	"zone" text NOT NULL,
	"tok" integer[] NOT NULL,
	"tags" integer[] NOT NULL,
	"pref" integer[] NOT NULL,
	"sig" bit(256) NOT NULL,
	"ver" integer NOT NULL,
	"matched_ver" integer DEFAULT 0 NOT NULL,
	"searched_at" timestamp with time zone,
	CONSTRAINT "match_key_postId_unique" UNIQUE("post_id")
);
--> statement-breakpoint
CREATE TABLE "match_travel" (
	"key" bigint NOT NULL,
	"destination" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	CONSTRAINT "match_travel_in_order" CHECK (start_date <= end_date)
);
--> statement-breakpoint
CREATE TABLE "symptom_match" (
	"a" bigint NOT NULL,
	"b" bigint NOT NULL,
	"score" smallint NOT NULL,
	"criteria" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "symptom_match_a_b_pk" PRIMARY KEY("a","b"),
	CONSTRAINT "symptom_match_once" CHECK (a < b),
	CONSTRAINT "symptom_match_score" CHECK (score between 51 and 100)
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notice_recipientId_kind_subjectId_unique" UNIQUE("recipient_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "post" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"tags" text[] NOT NULL,
	"duration" text,
	"intensity" smallint NOT NULL,
	"start_date" date,
	"country" text,
	"postal_code" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"treatment" text,
	"resolution_notes" text,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "intensity_range" CHECK (intensity between 1 and 10),
	CONSTRAINT "resolution_complete" CHECK (resolved_at is not null or (treatment is null and resolution_notes is null))
);
--> statement-breakpoint
CREATE TABLE "publication" (
	"author_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "publication_author_id_request_id_pk" PRIMARY KEY("author_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "travel" (
	"post_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"destination" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	CONSTRAINT "travel_post_id_position_pk" PRIMARY KEY("post_id","position"),
	CONSTRAINT "travel_in_order" CHECK (start_date <= end_date)
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_blocker_id_member_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_blocked_id_member_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_id_user_id_fk" FOREIGN KEY ("id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD CONSTRAINT "match_feedback_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD CONSTRAINT "match_feedback_own_post_id_post_id_fk" FOREIGN KEY ("own_post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD CONSTRAINT "match_feedback_other_post_id_post_id_fk" FOREIGN KEY ("other_post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_key" ADD CONSTRAINT "match_key_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_travel" ADD CONSTRAINT "match_travel_key_match_key_key_fk" FOREIGN KEY ("key") REFERENCES "public"."match_key"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "symptom_match" ADD CONSTRAINT "symptom_match_a_match_key_key_fk" FOREIGN KEY ("a") REFERENCES "public"."match_key"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "symptom_match" ADD CONSTRAINT "symptom_match_b_match_key_key_fk" FOREIGN KEY ("b") REFERENCES "public"."match_key"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_recipient_id_member_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_sender_id_member_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel" ADD CONSTRAINT "travel_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user_id_index" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "block_blocked_id_index" ON "block" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_member_id_kind_index" ON "consent" USING btree ("member_id","kind") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "member_created_at_index" ON "member" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier_index" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "member_event_at_index" ON "member_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "quota_use_member_id_kind_at_index" ON "quota_use" USING btree ("member_id","kind","at");--> statement-breakpoint
CREATE INDEX "quota_use_at_index" ON "quota_use" USING btree ("at");--> statement-breakpoint
CREATE INDEX "match_feedback_own_post_id_index" ON "match_feedback" USING btree ("own_post_id");--> statement-breakpoint
CREATE INDEX "match_feedback_other_post_id_index" ON "match_feedback" USING btree ("other_post_id");--> statement-breakpoint
CREATE INDEX "match_key_pref_index" ON "match_key" USING gin ("pref") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "match_key_unsearched" ON "match_key" USING btree ("key") WHERE matched_ver < ver;--> statement-breakpoint
CREATE INDEX "match_travel_destination_start_date_end_date_index" ON "match_travel" USING btree ("destination","start_date","end_date");--> statement-breakpoint
CREATE INDEX "match_travel_key_index" ON "match_travel" USING btree ("key");--> statement-breakpoint
CREATE INDEX "symptom_match_b_a_index" ON "symptom_match" USING btree ("b","a");--> statement-breakpoint
CREATE INDEX "notice_recipient_id_id_index" ON "notice" USING btree ("recipient_id","id");--> statement-breakpoint
CREATE INDEX "notice_recipient_id_index" ON "notice" USING btree ("recipient_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notice_subject_id_index" ON "notice" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "notice_sender_id_index" ON "notice" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "post_author_id_id_index" ON "post" USING btree ("author_id","id");