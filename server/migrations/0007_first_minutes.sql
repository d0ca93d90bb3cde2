CREATE TABLE "pending_sign_up" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"next" text,
	"story" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post" DROP CONSTRAINT "post_kind";--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "since" text;--> statement-breakpoint
ALTER TABLE "pending_sign_up" ADD CONSTRAINT "pending_sign_up_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_sign_up_created_at_index" ON "pending_sign_up" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_kind" CHECK (case kind when 'symptom' then place is null
      else intensity is null and since is null and duration is null and start_date is null and country is null and postal_code is null and resolved_at is null end);