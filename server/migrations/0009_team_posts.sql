ALTER TABLE "post" ADD COLUMN "is_by_team" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "team_post" CHECK (not is_by_team or kind = 'community');