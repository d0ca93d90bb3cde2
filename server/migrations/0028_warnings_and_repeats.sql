ALTER TABLE "member" ADD COLUMN "warning_queued_at" timestamp with time zone;--> statement-breakpoint
-- Of no warning is known whether its mail left: who was warned is warned anew, and has a month from then.
update member set warned_at = null where warned_at is not null;--> statement-breakpoint
-- No keyed digest can be made from a plain one, which tells the few numbers of a day. A request that is repeated over the upgrade counts as a new one.
truncate day_request, publication;--> statement-breakpoint
ALTER TABLE "day_request" ADD COLUMN "at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "publication" ADD COLUMN "at" timestamp with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "day_request_at_index" ON "day_request" USING btree ("at");--> statement-breakpoint
CREATE INDEX "publication_at_index" ON "publication" USING btree ("at");
