-- Trusted: the owner of the database may create them.
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
-- French as people type it: accents do not count, neither in posts nor in what is searched.
create text search configuration fr (copy = french);
--> statement-breakpoint
alter text search configuration fr alter mapping for hword, hword_part, word with unaccent, french_stem;
--> statement-breakpoint
-- Without what the parser would make one word of: dates, addresses, numbers with a sign, words with a hyphen. `wordsIn` splits likewise.
create function post_words(said text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('public.fr', translate(said, $marks$-_/\.,:;@&<>+#~%='’$marks$, repeat(' ', 20)))
$$;
--> statement-breakpoint
-- With its schema: a dump is restored without any in the path, and computes the column again.
create function post_search(title text, tags text[], description text) returns tsvector language sql immutable parallel safe as $$
  select setweight(public.post_words(title), 'A') || setweight(public.post_words(array_to_string(tags, ' ')), 'B')
    || setweight(public.post_words(description), 'C')
$$;
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"form_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"width" integer,
	"height" integer,
	"duration_seconds" real,
	"video_type" text,
	"preview" text,
	"subject_kind" text,
	"subject_id" uuid,
	"position" smallint,
	CONSTRAINT "media_key_unique" UNIQUE("key"),
	CONSTRAINT "media_claim" CHECK (num_nulls(subject_kind, subject_id, position) in (0, 3)),
	CONSTRAINT "media_ready_claim" CHECK (subject_id is null or ready_at is not null),
	CONSTRAINT "media_ready" CHECK (ready_at is null or (width is not null and height is not null))
);
--> statement-breakpoint
CREATE TABLE "media_garbage" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"parent_id" uuid,
	"request_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "comment_authorId_requestId_unique" UNIQUE("author_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "post_like" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_like_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post" ALTER COLUMN "intensity" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "context_id" uuid;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "kind" text DEFAULT 'symptom' NOT NULL;--> statement-breakpoint
ALTER TABLE "post" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
-- Rows are rewritten at every like, and once here: both columns that are computed come together, after what says how rows are laid.
alter table post set (fillfactor = 85);--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "comments" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "has_media" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The search is read row by row where a word is common, and must not have to be fetched from elsewhere.
ALTER TABLE "post"
  ADD COLUMN "is_question" boolean GENERATED ALWAYS AS (description like '%?%') STORED NOT NULL,
  ADD COLUMN "search" "tsvector" storage main GENERATED ALWAYS AS (post_search(title, tags, description)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_parent_id_comment_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_like" ADD CONSTRAINT "post_like_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_like" ADD CONSTRAINT "post_like_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_subject_id_index" ON "media" USING btree ("subject_id") WHERE subject_id is not null;--> statement-breakpoint
CREATE INDEX "media_unclaimed" ON "media" USING btree ("created_at") WHERE subject_id is null;--> statement-breakpoint
CREATE INDEX "media_owner_id_form_id_index" ON "media" USING btree ("owner_id","form_id");--> statement-breakpoint
CREATE INDEX "comment_post_id_id_index" ON "comment" USING btree ("post_id","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "comment_parent_id_id_index" ON "comment" USING btree ("parent_id","id");--> statement-breakpoint
CREATE INDEX "comment_post" ON "comment" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_like_member_id_index" ON "post_like" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "notice_context_id_index" ON "notice" USING btree ("context_id") WHERE context_id is not null;--> statement-breakpoint
CREATE INDEX "post_country_id_index" ON "post" USING btree ("country","id");--> statement-breakpoint
CREATE INDEX "post_questions" ON "post" USING btree ("id") WHERE is_question;--> statement-breakpoint
CREATE INDEX "post_resolved" ON "post" USING btree ("id") WHERE resolved_at is not null;--> statement-breakpoint
CREATE INDEX "post_with_media" ON "post" USING btree ("id") WHERE has_media;--> statement-breakpoint
CREATE INDEX "post_tags" ON "post" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "post_search" ON "post" USING gin ("search");--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_kind" CHECK (case kind when 'symptom' then intensity is not null and place is null
      else intensity is null and duration is null and start_date is null and country is null and postal_code is null and resolved_at is null end);
--> statement-breakpoint
-- What Drizzle cannot say.
alter table media add constraint media_owner foreign key (owner_id) references member (id) on delete cascade;
--> statement-breakpoint
-- How common a word is decides how it is searched: some 3,000 of them are counted instead of 1,000.
alter table post alter column search set statistics 300;
--> statement-breakpoint
-- All that the counts of the feed ask: a twentieth of the table.
create index post_counted on post (author_id, country) include (kind, is_question, has_media, resolved_at, hidden_at);
--> statement-breakpoint
alter index post_search set (fastupdate = off);
--> statement-breakpoint
alter index post_tags set (fastupdate = off);
--> statement-breakpoint
create index search_word_near on search_word using gin (word gin_trgm_ops);
--> statement-breakpoint
-- As `learnWords` does for what is published from now on.
insert into search_word
select word
from (
  select distinct word
  from post, regexp_split_to_table(lower(unaccent(concat_ws(' ', title, array_to_string(tags, ' '), description))), '[^a-z]+') word
  where length(word) between 4 and 25
  offset 0
) words
where post_words(word) <> '';
--> statement-breakpoint
-- How rare a word is, is read from the statistics.
analyze post;
--> statement-breakpoint
create function count_post_like() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update post set likes = likes + 1 where id = new.post_id;
  else
    update post set likes = likes - 1 where id = old.post_id;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger count_post_like after insert or delete on post_like for each row execute function count_post_like();
--> statement-breakpoint
create function count_comment() returns trigger language plpgsql as $$
declare
  counted_before int := case when tg_op <> 'INSERT' and old.deleted_at is null and old.hidden_at is null then 1 else 0 end;
  counted_after int := case when tg_op <> 'DELETE' and new.deleted_at is null and new.hidden_at is null then 1 else 0 end;
begin
  if counted_after <> counted_before then
    update post set comments = comments + counted_after - counted_before where id = coalesce(new.post_id, old.post_id);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger count_comment after insert or delete or update of deleted_at, hidden_at on comment
  for each row execute function count_comment();
--> statement-breakpoint
create function leave_media_garbage() returns trigger language plpgsql as $$
begin
  insert into media_garbage (key, kind, id) values (old.key, old.kind, old.id) on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create trigger leave_media_garbage after delete on media for each row execute function leave_media_garbage();
