CREATE TABLE "hidden_place" (
	"comment_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "hidden_place_comment_id_member_id_pk" PRIMARY KEY("comment_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "hidden_place" ADD CONSTRAINT "hidden_place_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_place" ADD CONSTRAINT "hidden_place_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_place_member_id_index" ON "hidden_place" USING btree ("member_id");