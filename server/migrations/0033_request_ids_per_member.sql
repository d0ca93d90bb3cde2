ALTER TABLE "content_report" DROP CONSTRAINT "content_report_requestId_unique";--> statement-breakpoint
ALTER TABLE "moderation_appeal" DROP CONSTRAINT "moderation_appeal_requestId_unique";--> statement-breakpoint
DROP INDEX "moderation_appeal_by_id_index";--> statement-breakpoint
CREATE UNIQUE INDEX "content_report_visitor" ON "content_report" USING btree ("request_id","digest") WHERE is_visitor;--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_reporterId_requestId_unique" UNIQUE("reporter_id","request_id");--> statement-breakpoint
ALTER TABLE "moderation_appeal" ADD CONSTRAINT "moderation_appeal_byId_requestId_unique" UNIQUE("by_id","request_id");