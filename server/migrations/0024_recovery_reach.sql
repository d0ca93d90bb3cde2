CREATE TABLE "recovery_reach" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "recovery_reach_some" CHECK (members > 0)
);
--> statement-breakpoint
ALTER TABLE "recovery_reach" ADD CONSTRAINT "recovery_reach_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "recovery_reach" ("member_id", "members")
SELECT "sender_id", count(DISTINCT "recipient_id") FROM "notice" WHERE "kind" = 'recovery' AND "sender_id" IS NOT NULL GROUP BY "sender_id";