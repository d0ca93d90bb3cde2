ALTER TABLE "media_kept" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
-- A picture of a case that waits for a decision outlives the account of its owner; every other one is removed before the account ends.
alter table media_kept drop constraint media_kept_owner_id_member_id_fk;--> statement-breakpoint
alter table media_kept add constraint media_kept_owner_id_member_id_fk foreign key (owner_id) references member (id) on delete set null;
