CREATE TABLE "reading_correction" (
	"post_id" uuid NOT NULL,
	"feature" text NOT NULL,
	"is_told" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_correction_post_id_feature_pk" PRIMARY KEY("post_id","feature")
);
--> statement-breakpoint
ALTER TABLE "story_reading" ADD COLUMN "corrected" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reading_correction" ADD CONSTRAINT "reading_correction_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;