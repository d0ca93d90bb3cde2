-- The schema as the tables.ts of the modules say it, and what Drizzle cannot say: the first statements, those of the last part, and in the tables UNLOGGED,
-- COLLATE, STORAGE and fillfactor.

-- Trusted: the owner of the database may create them.
create extension if not exists intarray;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
-- French as people type it: accents do not count, neither in posts nor in what is searched.
create text search configuration fr (copy = french);
--> statement-breakpoint
alter text search configuration fr alter mapping for hword, hword_part, word with unaccent, french_stem;
--> statement-breakpoint
-- These two are no SQL sources (server/foundation/db/sql-sources.ts) because a stored column is computed by them: a migration that replaces one computes
-- `post.search` anew ("alter column search set expression").
--
-- Without what the parser would make one word of: dates, addresses, numbers with a sign, words with a hyphen. `wordsIn` splits likewise.
create function post_words(said text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('public.fr', translate(said, $marks$-_/\.,:;@&<>+#~%='’$marks$, repeat(' ', 20)))
$$;
--> statement-breakpoint
-- With its schema: a dump is restored without any in the path, and computes the column again.
create function post_search(title text, tags text[], description text) returns tsvector language sql immutable parallel safe as $$
  select setweight(public.post_words(title), 'A') || setweight(public.post_words(array_to_string(tags, ' ')), 'B')
    || setweight(public.post_words(description), 'C')
$$;
--> statement-breakpoint
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
	"blocker_name" text,
	"blocked_name" text,
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
CREATE TABLE "data_export" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"key" text NOT NULL,
	"ready_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"bytes" bigint,
	CONSTRAINT "data_export_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "erasure" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
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
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"warned_at" timestamp with time zone,
	"is_medication_matched" boolean DEFAULT true NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_decision_id" uuid,
	"counted_on" date,
	CONSTRAINT "member_usernameKey_unique" UNIQUE("username_key")
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
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
CREATE TABLE "role" (
	"member_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "role_member_id_role_pk" PRIMARY KEY("member_id","role")
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
CREATE TABLE "two_factor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
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
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "visit_day" (
	"day" date PRIMARY KEY NOT NULL,
	"members" integer NOT NULL
);
--> statement-breakpoint
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
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_decision_id" uuid,
	CONSTRAINT "message_conversationId_seq_unique" UNIQUE("conversation_id","seq"),
	CONSTRAINT "message_senderId_requestId_unique" UNIQUE("sender_id","request_id"),
	CONSTRAINT "message_of_nobody" CHECK (sender_id is not null or body = '')
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
	"is_recorded" boolean DEFAULT false NOT NULL,
	"recorded_take" integer,
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
CREATE TABLE "conference_registration" (
	"conference_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"attended_at" timestamp with time zone,
	CONSTRAINT "conference_registration_conference_id_member_id_pk" PRIMARY KEY("conference_id","member_id")
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
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_decision_id" uuid,
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
CREATE TABLE "sql_source" (
	"path" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"title" text NOT NULL,
	"post_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"pace" text DEFAULT 'none' NOT NULL,
	"remind_at" smallint,
	"time_zone" text,
	"next_reminder_at" timestamp with time zone,
	CONSTRAINT "journal_reminder" CHECK (case pace when 'none' then next_reminder_at is null else num_nulls(remind_at, time_zone, next_reminder_at) = 0 and remind_at between 0 and 1439 end)
);
--> statement-breakpoint
CREATE TABLE "journal_entry" (
	"journal_id" uuid NOT NULL,
	"day" date NOT NULL,
	"intensity" smallint NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "journal_entry_journal_id_day_pk" PRIMARY KEY("journal_id","day"),
	CONSTRAINT "journal_intensity" CHECK (intensity between 0 and 10)
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
-- Country and zone are only ever compared for equality: bytes will do, whatever the collation of the database.
CREATE TABLE "match_key" (
	"key" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "match_key_key_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"day" date,
	"ntok" smallint NOT NULL,
	"country" text COLLATE "C" NOT NULL,
	"zone" text COLLATE "C" NOT NULL,
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
CREATE TABLE "media_kept" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"kept_for" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"form_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"width" integer,
	"height" integer,
	"duration_seconds" real,
	"video_type" text,
	"preview" text,
	"subject_kind" text,
	"subject_id" uuid,
	"position" smallint,
	CONSTRAINT "media_key_unique" UNIQUE("key"),
	CONSTRAINT "media_claim" CHECK (num_nulls(subject_kind, subject_id, position) in (0, 3)),
	CONSTRAINT "media_ready_claim" CHECK (subject_id is null or ready_at is not null),
	CONSTRAINT "media_ready" CHECK (ready_at is null or (width is not null and height is not null))
);
--> statement-breakpoint
CREATE TABLE "media_garbage" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "notice_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"notice_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_delivery_noticeId_channel_unique" UNIQUE("notice_id","channel")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"sender_id" uuid,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"context_id" uuid,
	CONSTRAINT "notice_recipientId_kind_subjectId_unique" UNIQUE("recipient_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "notice_choice" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "notice_choice_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notice_rhythm" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"time_zone" text NOT NULL,
	CONSTRAINT "notice_rhythm_quiet" CHECK (num_nulls(quiet_from, quiet_to) in (0, 2) and coalesce(quiet_from between 0 and 1439 and quiet_to between 0 and 1439, true))
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint")
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
CREATE TABLE "comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid,
	"parent_id" uuid,
	"request_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_decision_id" uuid,
	CONSTRAINT "comment_authorId_requestId_unique" UNIQUE("author_id","request_id"),
	CONSTRAINT "comment_of_nobody" CHECK (author_id is not null or (deleted_at is not null and body = ''))
);
--> statement-breakpoint
-- Rows are rewritten at every like: pages keep some room. The search is read row by row where a word is common, and must not be fetched from elsewhere.
CREATE TABLE "post" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"tags" text[] NOT NULL,
	"duration" text,
	"intensity" smallint,
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
	"kind" text NOT NULL,
	"place" text,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"has_media" boolean DEFAULT false NOT NULL,
	"is_question" boolean GENERATED ALWAYS AS (description like '%?%') STORED NOT NULL,
	"search" "tsvector" STORAGE main GENERATED ALWAYS AS (post_search(title, tags, description)) STORED NOT NULL,
	"hidden_reason" text,
	"hidden_decision_id" uuid,
	CONSTRAINT "intensity_range" CHECK (intensity between 1 and 10),
	CONSTRAINT "post_kind" CHECK (case kind when 'symptom' then intensity is not null and place is null
      else intensity is null and duration is null and start_date is null and country is null and postal_code is null and resolved_at is null end),
	CONSTRAINT "resolution_complete" CHECK (resolved_at is not null or (treatment is null and resolution_notes is null))
) WITH (fillfactor = 85);
--> statement-breakpoint
CREATE TABLE "post_like" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_like_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
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
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL
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
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_id_user_id_fk" FOREIGN KEY ("id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_request" ADD CONSTRAINT "professional_request_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanction" ADD CONSTRAINT "sanction_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "presence" ADD CONSTRAINT "presence_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_seat" ADD CONSTRAINT "conversation_seat_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_seat" ADD CONSTRAINT "conversation_seat_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference" ADD CONSTRAINT "conference_expert_id_member_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_moderator" ADD CONSTRAINT "conference_moderator_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_moderator" ADD CONSTRAINT "conference_moderator_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_reminder" ADD CONSTRAINT "conference_reminder_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_vote" ADD CONSTRAINT "question_vote_message_id_room_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."room_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_vote" ADD CONSTRAINT "question_vote_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_recorded_take" ADD CONSTRAINT "conference_recorded_take_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_recorded_take" ADD CONSTRAINT "conference_recorded_take_speaker_id_member_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_recording" ADD CONSTRAINT "conference_recording_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_registration" ADD CONSTRAINT "conference_registration_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_registration" ADD CONSTRAINT "conference_registration_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_captions" ADD CONSTRAINT "conference_captions_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_message" ADD CONSTRAINT "room_message_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_message" ADD CONSTRAINT "room_message_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_presence" ADD CONSTRAINT "room_presence_conference_id_conference_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_presence" ADD CONSTRAINT "room_presence_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_journal_id_journal_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD CONSTRAINT "match_feedback_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD CONSTRAINT "match_feedback_own_post_id_post_id_fk" FOREIGN KEY ("own_post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD CONSTRAINT "match_feedback_other_post_id_post_id_fk" FOREIGN KEY ("other_post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_key" ADD CONSTRAINT "match_key_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_travel" ADD CONSTRAINT "match_travel_key_match_key_key_fk" FOREIGN KEY ("key") REFERENCES "public"."match_key"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "symptom_match" ADD CONSTRAINT "symptom_match_a_match_key_key_fk" FOREIGN KEY ("a") REFERENCES "public"."match_key"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "symptom_match" ADD CONSTRAINT "symptom_match_b_match_key_key_fk" FOREIGN KEY ("b") REFERENCES "public"."match_key"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "notice_delivery" ADD CONSTRAINT "notice_delivery_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_delivery" ADD CONSTRAINT "notice_delivery_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_recipient_id_member_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_sender_id_member_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_rhythm" ADD CONSTRAINT "notice_rhythm_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_parent_id_comment_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_like" ADD CONSTRAINT "post_like_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_like" ADD CONSTRAINT "post_like_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel" ADD CONSTRAINT "travel_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user_id_index" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_provider_id_account_id_index" ON "account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "block_blocked_id_index" ON "block" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_member_id_kind_index" ON "consent" USING btree ("member_id","kind") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "consent_member_id_index" ON "consent" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "data_export_member_id_asked_at_index" ON "data_export" USING btree ("member_id","asked_at");--> statement-breakpoint
CREATE INDEX "data_export_expires_at_index" ON "data_export" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "erasure_due_at_index" ON "erasure" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "member_created_at_index" ON "member" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "member_last_seen_at_index" ON "member" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "passkey_user_id_index" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "professional_request_member_id_request_id_index" ON "professional_request" USING btree ("member_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "professional_request_pending" ON "professional_request" USING btree ("member_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "professional_request_state_id_index" ON "professional_request" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "professional_request_rpps_index" ON "professional_request" USING btree ("rpps");--> statement-breakpoint
CREATE INDEX "professional_request_recheck_at_index" ON "professional_request" USING btree ("recheck_at") WHERE state = 'accepted';--> statement-breakpoint
CREATE INDEX "sanction_member_id_starts_at_index" ON "sanction" USING btree ("member_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sanction_decision_id_index" ON "sanction" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "two_factor_user_id_index" ON "two_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier_index" ON "verification" USING btree ("identifier");--> statement-breakpoint
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
CREATE INDEX "presence_server_id_index" ON "presence" USING btree ("server_id");--> statement-breakpoint
CREATE INDEX "conversation_seat_member_id_index" ON "conversation_seat" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "conference_scheduled_at_id_index" ON "conference" USING btree ("scheduled_at","id");--> statement-breakpoint
CREATE INDEX "conference_expert_id_index" ON "conference" USING btree ("expert_id");--> statement-breakpoint
CREATE INDEX "conference_open" ON "conference" USING btree ("ends_at") WHERE ended_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "conference_moderator_member_id_index" ON "conference_moderator" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "question_vote_member_id_index" ON "question_vote" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "conference_recorded_take_conference_id_index" ON "conference_recorded_take" USING btree ("conference_id");--> statement-breakpoint
CREATE INDEX "conference_recorded_take_speaker_id_index" ON "conference_recorded_take" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "conference_recording_open" ON "conference_recording" USING btree ("state") WHERE state <> 'removed';--> statement-breakpoint
CREATE INDEX "conference_registration_member_id_index" ON "conference_registration" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "room_presence_member_id_index" ON "room_presence" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "audit_entry_act_id_index" ON "audit_entry" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "audit_entry_actor_key_id_index" ON "audit_entry" USING btree ("actor_key","id");--> statement-breakpoint
CREATE INDEX "audit_entry_subject_id_id_index" ON "audit_entry" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_subject_key_id_index" ON "audit_entry" USING btree ("subject_key","id");--> statement-breakpoint
CREATE INDEX "member_event_at_index" ON "member_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "quota_use_member_id_kind_at_index" ON "quota_use" USING btree ("member_id","kind","at");--> statement-breakpoint
CREATE INDEX "quota_use_at_index" ON "quota_use" USING btree ("at");--> statement-breakpoint
CREATE INDEX "journal_member_id_id_index" ON "journal" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_post_id_index" ON "journal" USING btree ("post_id") WHERE post_id is not null;--> statement-breakpoint
CREATE INDEX "journal_next_reminder_at_index" ON "journal" USING btree ("next_reminder_at") WHERE next_reminder_at is not null;--> statement-breakpoint
CREATE INDEX "match_feedback_own_post_id_index" ON "match_feedback" USING btree ("own_post_id");--> statement-breakpoint
CREATE INDEX "match_feedback_other_post_id_index" ON "match_feedback" USING btree ("other_post_id");--> statement-breakpoint
CREATE INDEX "match_key_pref_index" ON "match_key" USING gin ("pref") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "match_key_unsearched" ON "match_key" USING btree ("key") WHERE matched_ver < ver;--> statement-breakpoint
CREATE INDEX "match_travel_destination_start_date_end_date_index" ON "match_travel" USING btree ("destination","start_date","end_date");--> statement-breakpoint
CREATE INDEX "match_travel_key_index" ON "match_travel" USING btree ("key");--> statement-breakpoint
CREATE INDEX "symptom_match_b_a_index" ON "symptom_match" USING btree ("b","a");--> statement-breakpoint
CREATE INDEX "symptom_match_created_at" ON "symptom_match" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "media_kept_key_index" ON "media_kept" USING btree ("key");--> statement-breakpoint
CREATE INDEX "media_kept_kept_for_index" ON "media_kept" USING btree ("kept_for");--> statement-breakpoint
CREATE INDEX "media_kept_owner_id_index" ON "media_kept" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "media_subject_id_index" ON "media" USING btree ("subject_id") WHERE subject_id is not null;--> statement-breakpoint
CREATE INDEX "media_unclaimed" ON "media" USING btree ("created_at") WHERE subject_id is null;--> statement-breakpoint
CREATE INDEX "media_owner_id_form_id_index" ON "media" USING btree ("owner_id","form_id");--> statement-breakpoint
CREATE INDEX "drug_words" ON "drug" USING gin (to_tsvector('simple', name_key || ' ' || substance_key));--> statement-breakpoint
CREATE INDEX "medication_feedback_own_report_id_index" ON "medication_feedback" USING btree ("own_report_id");--> statement-breakpoint
CREATE INDEX "medication_feedback_other_report_id_index" ON "medication_feedback" USING btree ("other_report_id");--> statement-breakpoint
CREATE INDEX "medication_match_b_a_index" ON "medication_match" USING btree ("b","a");--> statement-breakpoint
CREATE INDEX "medication_match_created_at" ON "medication_match" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "medication_report_member_id_id_index" ON "medication_report" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "report_drug_key_index" ON "report_drug" USING btree ("key") WHERE role = 'suspected';--> statement-breakpoint
CREATE INDEX "report_key_member_id_index" ON "report_key" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "report_key_name_key_index" ON "report_key" USING btree ("name_key") WHERE name_key <> '';--> statement-breakpoint
CREATE INDEX "report_key_substance_key_index" ON "report_key" USING btree ("substance_key") WHERE substance_key <> '';--> statement-breakpoint
CREATE INDEX "report_key_unsearched" ON "report_key" USING btree ("report_id") WHERE matched_ver < ver;--> statement-breakpoint
CREATE INDEX "report_reaction_key_index" ON "report_reaction" USING btree ("key");--> statement-breakpoint
CREATE INDEX "signal_pair_ic_low_index" ON "signal_pair" USING btree ("ic_low");--> statement-breakpoint
CREATE INDEX "signal_pair_prr_index" ON "signal_pair" USING btree ("prr");--> statement-breakpoint
CREATE INDEX "signal_pair_a_index" ON "signal_pair" USING btree ("a");--> statement-breakpoint
CREATE INDEX "content_report_reporter_id_id_index" ON "content_report" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "moderation_appeal_decision_id_index" ON "moderation_appeal" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "moderation_appeal_by_id_index" ON "moderation_appeal" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_case_open" ON "moderation_case" USING btree ("kind","subject_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "moderation_case_queue" ON "moderation_case" USING btree ("state","is_urgent" DESC NULLS LAST,"weight" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "moderation_case_author_id_index" ON "moderation_case" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "moderation_case_subject_id_index" ON "moderation_case" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "moderation_case_closed_at_index" ON "moderation_case" USING btree ("closed_at") WHERE forgotten_at is null;--> statement-breakpoint
CREATE INDEX "moderation_decision_decided_by_id_index" ON "moderation_decision" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "moderation_decision_decided_at_index" ON "moderation_decision" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "reported_threat_case_id_index" ON "reported_threat" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "notice_delivery_due_at_index" ON "notice_delivery" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "notice_delivery_member_id_index" ON "notice_delivery" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "notice_recipient_id_id_index" ON "notice" USING btree ("recipient_id","id");--> statement-breakpoint
CREATE INDEX "notice_recipient_id_index" ON "notice" USING btree ("recipient_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notice_subject_id_index" ON "notice" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "notice_context_id_index" ON "notice" USING btree ("context_id") WHERE context_id is not null;--> statement-breakpoint
CREATE INDEX "notice_sender_id_index" ON "notice" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "push_subscription_member_id_index" ON "push_subscription" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "push_subscription_session_id_index" ON "push_subscription" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "comment_post_id_id_index" ON "comment" USING btree ("post_id","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "comment_parent_id_id_index" ON "comment" USING btree ("parent_id","id");--> statement-breakpoint
CREATE INDEX "comment_post" ON "comment" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_author_id_id_index" ON "post" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "post_country_id_index" ON "post" USING btree ("country","id");--> statement-breakpoint
CREATE INDEX "post_questions" ON "post" USING btree ("id") WHERE is_question;--> statement-breakpoint
CREATE INDEX "post_resolved" ON "post" USING btree ("id") WHERE resolved_at is not null;--> statement-breakpoint
CREATE INDEX "post_with_media" ON "post" USING btree ("id") WHERE has_media;--> statement-breakpoint
CREATE INDEX "post_tags" ON "post" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "post_search" ON "post" USING gin ("search");--> statement-breakpoint
CREATE INDEX "post_like_member_id_index" ON "post_like" USING btree ("member_id");
--> statement-breakpoint
-- What Drizzle cannot say.
alter table media add constraint media_owner foreign key (owner_id) references member (id) on delete cascade;
--> statement-breakpoint
alter table media_kept add constraint media_kept_owner_id_member_id_fk foreign key (owner_id) references member (id) on delete cascade;
--> statement-breakpoint
create index match_key_zone on match_key (zone, day, ntok) include (key, sig);
--> statement-breakpoint
create index match_key_country on match_key (country, day, ntok) include (key, sig);
--> statement-breakpoint
-- The newest rows are the ones most searched, and an index answers alone only for pages that have been vacuumed.
alter table match_key set (
  autovacuum_vacuum_insert_threshold = 2000, autovacuum_vacuum_insert_scale_factor = 0,
  autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_scale_factor = 0
);
--> statement-breakpoint
-- How common a word is decides how it is searched: some 3,000 of them are counted instead of 1,000.
alter table post alter column search set statistics 300;
--> statement-breakpoint
-- All that the counts of the feed ask: a twentieth of the table.
create index post_counted on post (author_id, country) include (kind, is_question, has_media, resolved_at, hidden_at);
--> statement-breakpoint
alter index post_search set (fastupdate = off);
--> statement-breakpoint
alter index post_tags set (fastupdate = off);
--> statement-breakpoint
create index search_word_near on search_word using gin (word gin_trgm_ops);
