ALTER TABLE "close_pair" DROP CONSTRAINT "close_pair_score";--> statement-breakpoint
ALTER TABLE "story_reading" ADD COLUMN "title_end" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "close_pair" ADD CONSTRAINT "close_pair_score" CHECK (score between 1 and 4000);--> statement-breakpoint
-- Both sides of a pair saw the same until now; its next search says what each sees.
UPDATE "close_pair" SET "criteria" = "criteria" || jsonb_build_object('back', "criteria" -> 'closeness');
