-- When the figures were counted stood in each row of a symptom, and so every night wrote all of them anew.
CREATE TABLE "what_helped_night" (
	"id" smallint PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "what_helped_night_one" CHECK (id = 1)
);
--> statement-breakpoint
INSERT INTO "what_helped_night" (id, counted_at) SELECT 1, max(counted_at) FROM "what_helped_symptom" HAVING count(*) > 0;--> statement-breakpoint
ALTER TABLE "what_helped_symptom" DROP COLUMN "counted_at";
