ALTER TABLE "block" ADD COLUMN "blocker_name" text;--> statement-breakpoint
ALTER TABLE "block" ADD COLUMN "blocked_name" text;--> statement-breakpoint
-- Of blocks that stand already, what the two are called now is what there is to keep.
UPDATE "block" SET
  "blocker_name" = (SELECT "username" FROM "member" WHERE "id" = "blocker_id" AND "hidden_at" IS NULL),
  "blocked_name" = (SELECT "username" FROM "member" WHERE "id" = "blocked_id" AND "hidden_at" IS NULL);
