ALTER TABLE "story_reading" DROP CONSTRAINT "story_reading_together";--> statement-breakpoint
ALTER TABLE "match_key" ADD COLUMN "csame" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "story_reading" ADD COLUMN "wordings" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "story_reading" ADD CONSTRAINT "story_reading_together" CHECK (cardinality(weights) = cardinality(features) and cardinality(spans) = 2 * cardinality(features) and cardinality(wordings) in (0, cardinality(features)));