ALTER TABLE "moderation_appeal" DROP CONSTRAINT "moderation_appeal_decisionId_side_unique";--> statement-breakpoint
CREATE INDEX "moderation_appeal_decision_id_index" ON "moderation_appeal" USING btree ("decision_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_appeal_decision_id_side_index" ON "moderation_appeal" USING btree ("decision_id","side") WHERE decided_at is null;