ALTER TABLE "close_pair" ADD COLUMN "is_outdated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "symptom_match" ADD COLUMN "is_outdated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "medication_match" ADD COLUMN "is_outdated" boolean DEFAULT false NOT NULL;