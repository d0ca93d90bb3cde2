ALTER TABLE "journal" ADD COLUMN "reminded_for" date;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "video_codec" text;