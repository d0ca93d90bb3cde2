CREATE INDEX "post_me_toos" ON "post" USING btree ("id") WHERE me_toos <> 0;--> statement-breakpoint
CREATE INDEX "post_updated_at_index" ON "post" USING btree ("updated_at");