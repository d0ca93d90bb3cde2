-- Figures of fewer members go at once; the next night counts anew.
DELETE FROM "effect_count";--> statement-breakpoint
CREATE TABLE "effect_profile" (
	"drug_key" text NOT NULL,
	"digest" text NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "effect_profile_drug_key_digest_pk" PRIMARY KEY("drug_key","digest")
);
--> statement-breakpoint
ALTER TABLE "effect_count" ALTER COLUMN "members" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "effect_profile" ADD CONSTRAINT "effect_profile_drug_key_effect_count_drug_key_fk" FOREIGN KEY ("drug_key") REFERENCES "public"."effect_count"("drug_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "effect_count" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "effect_count" DROP COLUMN "is_something_hidden";--> statement-breakpoint
ALTER TABLE "effect_count" ADD CONSTRAINT "effect_count_least" CHECK (members >= 21);