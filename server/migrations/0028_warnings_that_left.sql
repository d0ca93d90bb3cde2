ALTER TABLE "member" ADD COLUMN "warning_queued_at" timestamp with time zone;--> statement-breakpoint
-- Of no warning is known whether its mail left: who was warned is warned anew, and has a month from then.
update member set warned_at = null where warned_at is not null;
