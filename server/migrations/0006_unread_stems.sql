CREATE TABLE "unread_stem" (
	"language" text NOT NULL,
	"stem" text NOT NULL,
	"word" text,
	"members" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unread_stem_language_stem_pk" PRIMARY KEY("language","stem")
);
--> statement-breakpoint
CREATE INDEX "story_reading_author_id_post_id_index" ON "story_reading" USING btree ("author_id","post_id");