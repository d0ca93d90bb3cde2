ALTER TABLE "media_kept" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_case" ADD COLUMN "text_digest" text;--> statement-breakpoint
ALTER TABLE "moderation_case" ADD COLUMN "is_hidden_by_reports" boolean DEFAULT false NOT NULL;--> statement-breakpoint
update moderation_case set is_hidden_by_reports = true where auto_hidden_at is not null and not is_from_words;--> statement-breakpoint
CREATE TABLE "hidden_room_place" (
	"message_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "hidden_room_place_message_id_member_id_pk" PRIMARY KEY("message_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "hidden_room_place" ADD CONSTRAINT "hidden_room_place_message_id_room_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."room_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_room_place" ADD CONSTRAINT "hidden_room_place_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_room_place_member_id_index" ON "hidden_room_place" USING btree ("member_id");--> statement-breakpoint
-- A picture of a case that waits for a decision outlives the account of its owner; every other one is removed before the account ends.
alter table media_kept drop constraint media_kept_owner_id_member_id_fk;--> statement-breakpoint
alter table media_kept add constraint media_kept_owner_id_member_id_fk foreign key (owner_id) references member (id) on delete set null;--> statement-breakpoint
-- Words that the rule on advice hid while no case brought them to the staff: each gets the case in which they decide. It has the id of its subject, which no other case has.
insert into moderation_case (id, kind, subject_id, author_id, snapshot, is_from_words, auto_hidden_at, opened_at)
select id, kind, id, author_id, said, true, hidden_at, now()
from (
  select id, 'post' as kind, author_id, hidden_at, hidden_decision_id,
    jsonb_build_object('title', title, 'body', concat_ws(E'\n\n', description, duration)) as said from post
  union all
  select id, 'comment', author_id, hidden_at, hidden_decision_id, jsonb_build_object('title', null, 'body', body) from comment where deleted_at is null
  union all
  select id, 'treatment', author_id, hidden_at, hidden_decision_id,
    jsonb_build_object('title', name, 'body', concat_ws(E'\n', sentence, array_to_string(side_effects, E'\n'))) from treatment
) held
where hidden_at is not null and hidden_decision_id is null
  and not exists (select from moderation_case known where known.kind = held.kind and known.subject_id = held.id and known.state = 'open');
