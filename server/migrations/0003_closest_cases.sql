CREATE TABLE "close_pair" (
	"a" bigint NOT NULL,
	"b" bigint NOT NULL,
	"score" smallint NOT NULL,
	"criteria" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "close_pair_a_b_pk" PRIMARY KEY("a","b"),
	CONSTRAINT "close_pair_once" CHECK (a < b),
	CONSTRAINT "close_pair_score" CHECK (score between 100 and 1000)
);
--> statement-breakpoint
CREATE TABLE "reading_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reading_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lexicon" text NOT NULL,
	"authors" integer NOT NULL,
	"frequencies" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_reading" (
	"key" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "story_reading_key_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"reading_version" integer NOT NULL,
	"language" text NOT NULL,
	"features" text[] NOT NULL,
	"weights" smallint[] NOT NULL,
	"spans" integer[] NOT NULL,
	"written_tx" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"ver" integer NOT NULL,
	"matched_ver" integer DEFAULT 0 NOT NULL,
	"searched_at" timestamp with time zone,
	CONSTRAINT "story_reading_postId_unique" UNIQUE("post_id"),
	CONSTRAINT "story_reading_together" CHECK (cardinality(weights) = cardinality(features) and cardinality(spans) = 2 * cardinality(features))
);
--> statement-breakpoint
ALTER TABLE "match_key" ADD COLUMN "ctok" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "match_key" ADD COLUMN "copp" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "close_pair" ADD CONSTRAINT "close_pair_a_story_reading_key_fk" FOREIGN KEY ("a") REFERENCES "public"."story_reading"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "close_pair" ADD CONSTRAINT "close_pair_b_story_reading_key_fk" FOREIGN KEY ("b") REFERENCES "public"."story_reading"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_reading" ADD CONSTRAINT "story_reading_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_reading" ADD CONSTRAINT "story_reading_reading_version_reading_version_id_fk" FOREIGN KEY ("reading_version") REFERENCES "public"."reading_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "close_pair_b_a_index" ON "close_pair" USING btree ("b","a");--> statement-breakpoint
CREATE INDEX "close_pair_created_at" ON "close_pair" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "reading_version_lexicon_index" ON "reading_version" USING btree ("lexicon");--> statement-breakpoint
CREATE INDEX "story_reading_written_tx_index" ON "story_reading" USING btree ("written_tx");--> statement-breakpoint
CREATE INDEX "story_reading_reading_version_key_index" ON "story_reading" USING btree ("reading_version","key");--> statement-breakpoint
CREATE INDEX "story_reading_unsearched" ON "story_reading" USING btree ("key") WHERE matched_ver < ver;