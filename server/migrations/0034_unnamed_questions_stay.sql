ALTER TABLE "room_message" DROP CONSTRAINT "room_message_of_nobody";--> statement-breakpoint
CREATE INDEX "room_message_unnamed" ON "room_message" USING btree ("conference_id") WHERE is_anonymous and removed_at is null;--> statement-breakpoint
ALTER TABLE "room_message" ADD CONSTRAINT "room_message_of_nobody" CHECK (member_id is not null or body = '' or is_anonymous);--> statement-breakpoint
UPDATE "moderation_decision" SET "statement" = '' WHERE "case_id" IN (SELECT "id" FROM "moderation_case" WHERE "is_anonymous" AND "forgotten_at" IS NOT NULL);--> statement-breakpoint
UPDATE "moderation_appeal" SET "text" = '', "statement" = NULL WHERE "decision_id" IN (
  SELECT decided.id FROM "moderation_decision" AS decided JOIN "moderation_case" AS judged ON judged.id = decided.case_id WHERE judged.is_anonymous AND judged.forgotten_at IS NOT NULL);--> statement-breakpoint
UPDATE "reported_threat" SET "note" = '' WHERE "case_id" IN (SELECT "id" FROM "moderation_case" WHERE "is_anonymous" AND "forgotten_at" IS NOT NULL);
