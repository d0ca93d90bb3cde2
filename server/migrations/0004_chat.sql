CREATE TABLE "call" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"caller_id" uuid,
	"callee_id" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"caller_seen_at" timestamp with time zone NOT NULL,
	"callee_seen_at" timestamp with time zone,
	CONSTRAINT "call_over" CHECK ((ended_at is null) = (outcome is null))
);
--> statement-breakpoint
CREATE TABLE "call_signal" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "call_signal_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"call_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_manners" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"shows_reading" boolean NOT NULL,
	"shows_presence" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"low_id" uuid,
	"high_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"active_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"video_since" timestamp with time zone,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_lowId_highId_unique" UNIQUE("low_id","high_id"),
	CONSTRAINT "conversation_order" CHECK (low_id < high_id)
);
--> statement-breakpoint
CREATE TABLE "hidden_message" (
	"member_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	CONSTRAINT "hidden_message_member_id_message_id_pk" PRIMARY KEY("member_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"sender_id" uuid,
	"request_id" uuid NOT NULL,
	"body" text NOT NULL,
	"quote_id" uuid,
	"has_image" boolean DEFAULT false NOT NULL,
	"call_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "message_conversationId_seq_unique" UNIQUE("conversation_id","seq"),
	CONSTRAINT "message_senderId_requestId_unique" UNIQUE("sender_id","request_id"),
	CONSTRAINT "message_of_nobody" CHECK (sender_id is not null or body = '')
);
--> statement-breakpoint
CREATE TABLE "message_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid,
	"reported_id" uuid,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"thread" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_report_reporterId_messageId_unique" UNIQUE("reporter_id","message_id")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "presence" (
	"member_id" uuid NOT NULL,
	"server_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "presence_member_id_server_id_pk" PRIMARY KEY("member_id","server_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_seat" (
	"conversation_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"delivered_seq" integer DEFAULT 0 NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversation_seat_conversation_id_member_id_pk" PRIMARY KEY("conversation_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "call" ADD CONSTRAINT "call_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call" ADD CONSTRAINT "call_caller_id_member_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call" ADD CONSTRAINT "call_callee_id_member_id_fk" FOREIGN KEY ("callee_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_signal" ADD CONSTRAINT "call_signal_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_signal" ADD CONSTRAINT "call_signal_from_id_member_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_manners" ADD CONSTRAINT "chat_manners_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_request" ADD CONSTRAINT "chat_request_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_request" ADD CONSTRAINT "chat_request_from_id_member_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_request" ADD CONSTRAINT "chat_request_to_id_member_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_low_id_member_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_high_id_member_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_message" ADD CONSTRAINT "hidden_message_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_message" ADD CONSTRAINT "hidden_message_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_id_member_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_quote_id_message_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."message"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_reporter_id_member_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_reported_id_member_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_seat" ADD CONSTRAINT "conversation_seat_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_seat" ADD CONSTRAINT "conversation_seat_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_conversation_id_index" ON "call" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "call_caller_id_index" ON "call" USING btree ("caller_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "call_callee_id_index" ON "call" USING btree ("callee_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "call_open" ON "call" USING btree ("started_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "call_signal_call_id_seq_index" ON "call_signal" USING btree ("call_id","seq");--> statement-breakpoint
CREATE INDEX "call_signal_from_id_index" ON "call_signal" USING btree ("from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_request_pending" ON "chat_request" USING btree ("conversation_id","kind") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "chat_request_to_id_id_index" ON "chat_request" USING btree ("to_id","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "chat_request_from_id_index" ON "chat_request" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "chat_request_conversation_id_index" ON "chat_request" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_high_id_index" ON "conversation" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "hidden_message_message_id_index" ON "hidden_message" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_quote_id_index" ON "message" USING btree ("quote_id") WHERE quote_id is not null;--> statement-breakpoint
CREATE INDEX "message_report_reported_id_index" ON "message_report" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "message_report_created_at_index" ON "message_report" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "presence_server_id_index" ON "presence" USING btree ("server_id");--> statement-breakpoint
CREATE INDEX "conversation_seat_member_id_index" ON "conversation_seat" USING btree ("member_id");