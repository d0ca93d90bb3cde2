CREATE TABLE "outcome_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"treatment" text,
	"notes" text,
	"diagnosis" text,
	"examination" text,
	"specialist" text,
	"time_taken" text
);
--> statement-breakpoint
CREATE TABLE "care" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"examinations" smallint,
	"doctors" smallint,
	CONSTRAINT "care_counted" CHECK (coalesce(examinations between 0 and 200, true) and coalesce(doctors between 0 and 200, true))
);
--> statement-breakpoint
CREATE TABLE "treatment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"cis" integer,
	"from_month" date,
	"to_month" date,
	"is_ongoing" boolean NOT NULL,
	"effect" text,
	"side_effects" text[] NOT NULL,
	"sentence" text,
	"is_of_resolution" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_decision_id" uuid,
	CONSTRAINT "treatment_authorId_requestId_unique" UNIQUE("author_id","request_id"),
	CONSTRAINT "treatment_months" CHECK (coalesce(from_month <= to_month, true) and not (is_ongoing and to_month is not null))
);
--> statement-breakpoint
ALTER TABLE "post" DROP CONSTRAINT "post_kind";--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "outcome" text DEFAULT 'ongoing' NOT NULL;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "outcome_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "outcome_notes" text;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "diagnosed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "diagnosis" text;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "examination" text;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "specialist" text;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "time_taken" text;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "tried" text;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "helped" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- A resolution that stands is an outcome, and the method that it names the first thing tried. Its key is made anew at night, by the list of names.
UPDATE "post" SET outcome = 'healed', outcome_at = resolved_at WHERE resolved_at IS NOT NULL;--> statement-breakpoint
INSERT INTO "outcome_change" (id, post_id, outcome, at, treatment, notes)
SELECT gen_random_uuid(), id, 'healed', resolved_at, treatment, resolution_notes FROM "post" WHERE resolved_at IS NOT NULL;--> statement-breakpoint
INSERT INTO "treatment" (id, post_id, author_id, request_id, digest, kind, name, key, is_ongoing, effect, side_effects, is_of_resolution, created_at, updated_at)
SELECT gen_random_uuid(), id, author_id, gen_random_uuid(), '', 'other', name, lower(unaccent(name)), false, 'better', '{}', true, resolved_at, resolved_at
FROM (SELECT id, author_id, resolved_at, trim(left(split_part(treatment, E'\n', 1), 120)) AS name FROM "post" WHERE treatment IS NOT NULL) resolved
WHERE name <> '' AND name !~* '[0-9] *(mg|mcg|µg|ml|ui|iu|comprim|g[eé]lule|goutte|tablet|pill|capsule|drop)';--> statement-breakpoint
UPDATE "post" SET tried = told.words, helped = ARRAY[told.words]
FROM (SELECT post_id, name AS words FROM "treatment") told WHERE "post".id = told.post_id;--> statement-breakpoint
-- Beside title, tags and description the search reads, least of all, what helped, what was tried and what came of it.
create function post_search(
  title text, tags text[], description text, treatment text, notes text, tried text, outcome_notes text, diagnosis text, examination text, specialist text
) returns tsvector language sql immutable parallel safe as $$
  select setweight(public.post_words(title), 'A') || setweight(public.post_words(array_to_string(tags, ' ')), 'B')
    || setweight(public.post_words(description), 'C')
    || public.post_words(coalesce(treatment, '') || ' ' || coalesce(notes, '') || ' ' || coalesce(tried, '') || ' ' || coalesce(outcome_notes, '')
      || ' ' || coalesce(diagnosis, '') || ' ' || coalesce(examination, '') || ' ' || coalesce(specialist, ''))
$$;
--> statement-breakpoint
ALTER TABLE "post" ALTER COLUMN "search" SET EXPRESSION AS (post_search(title, tags, description, treatment, resolution_notes, tried, outcome_notes, diagnosis, examination, specialist));--> statement-breakpoint
drop function post_search(text, text[], text);
--> statement-breakpoint
ALTER TABLE "outcome_change" ADD CONSTRAINT "outcome_change_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care" ADD CONSTRAINT "care_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatment" ADD CONSTRAINT "treatment_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatment" ADD CONSTRAINT "treatment_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outcome_change_post_id_id_index" ON "outcome_change" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "treatment_post_id_id_index" ON "treatment" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "treatment_key_post_id_index" ON "treatment" USING btree ("key","post_id");--> statement-breakpoint
CREATE INDEX "post_better" ON "post" USING btree ("id") WHERE outcome = 'better';--> statement-breakpoint
CREATE INDEX "post_diagnosed" ON "post" USING btree ("id") WHERE diagnosed_at is not null;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "healed_is_resolved" CHECK ((outcome = 'healed') = (resolved_at is not null));--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "outcome_dated" CHECK ((outcome = 'ongoing') = (outcome_at is null));--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "diagnosis_complete" CHECK (num_nulls(diagnosed_at, diagnosis) in (0, 2) and (diagnosed_at is not null or num_nonnulls(examination, specialist, time_taken) = 0));--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "diagnosed_is_named" CHECK (outcome <> 'diagnosed' or diagnosed_at is not null);--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_kind" CHECK (case kind when 'symptom' then place is null
      else intensity is null and since is null and duration is null and start_date is null and country is null and postal_code is null and outcome = 'ongoing' and diagnosed_at is null and resolved_at is null end);--> statement-breakpoint
-- What the filters of the feed are counted from, in one narrow index: the two new ones too.
drop index post_counted;
--> statement-breakpoint
create index post_counted on post (author_id, country) include (kind, is_question, has_media, resolved_at, hidden_at, outcome, diagnosed_at);
