ALTER TABLE "moderation_appeal" DROP CONSTRAINT "moderation_appeal_decisionId_side_unique";--> statement-breakpoint
CREATE INDEX "moderation_appeal_decision_id_index" ON "moderation_appeal" USING btree ("decision_id");--> statement-breakpoint
-- What was turned on appeal can be appealed against from then on: what was kept of it waits for that.
UPDATE "moderation_case" SET "closed_at" = greatest("closed_at", "turned_at" + interval '183 days')
  FROM (
    SELECT "case_id", max("moderation_appeal"."decided_at") AS "turned_at"
      FROM "moderation_decision" JOIN "moderation_appeal" ON "decision_id" = "moderation_decision"."id"
      WHERE "is_reversed" GROUP BY "case_id"
  ) AS "turned"
  WHERE "case_id" = "moderation_case"."id" AND "closed_at" IS NOT NULL AND "forgotten_at" IS NULL;
