CREATE TABLE "former_username" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"free_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealed_message" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"has_image" boolean NOT NULL,
	"sealed_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_username" ADD CONSTRAINT "former_username_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_message" ADD CONSTRAINT "sealed_message_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_username_member_id_index" ON "former_username" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "former_username_free_at_index" ON "former_username" USING btree ("free_at");--> statement-breakpoint
CREATE INDEX "sealed_message_sealed_until_index" ON "sealed_message" USING btree ("sealed_until");--> statement-breakpoint
-- Characters that show nothing fall before the search parts words: stored searches are computed anew.
create or replace function post_words(said text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('public.fr', translate(regexp_replace(said, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+', '', 'g'), $marks$-_/\.,:;@&<>+#~%='’$marks$, repeat(' ', 20)))
$$;
--> statement-breakpoint
ALTER TABLE "post" ALTER COLUMN "search" SET EXPRESSION AS (post_search(title, tags, description, treatment, resolution_notes, tried, outcome_notes, diagnosis, examination, specialist));--> statement-breakpoint
-- `readPostalCode` as it was when this was written, for the places that are stored.
create function pg_temp.department_of(country text, said text) returns text language plpgsql immutable as $$
declare
  typed text := trim(upper(regexp_replace(normalize(said, NFKC), '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+', '', 'g')));
  code text;
begin
  if country = any (string_to_array('FR GP MQ GF RE PM YT BL MF WF PF NC', ' ')) then
    typed := regexp_replace(typed, '^FR?[\s-]*(?=[0-9])', '');
    code := regexp_replace(typed, '[\s.]', '', 'g');
    if code !~ '^([0-9]{4,5}|[0-9]{2}|9[78][0-9]|2[AB]([0-9]{3})?)$' then
      code := regexp_replace(coalesce(
        (regexp_match(typed, '(?:^|[^0-9])([0-9]{2}[\s.]?[0-9]{3})(?![0-9])'))[1],
        (regexp_match(typed, '(?:^|[^A-Z0-9])(2[AB][\s.]?[0-9]{3})(?![0-9])'))[1],
        (regexp_match(typed, '^([0-9]{4})(?=[^0-9])'))[1]
      ), '[\s.]', '', 'g');
    end if;
    code := regexp_replace(code, '^2[AB]', '20');
    if length(code) = 4 then
      code := '0' || code;
    end if;
    return case
      when code ~ '^(97[1-8]|98[4678])' then left(code, 3)
      when code ~ '^(0[1-9]|[1-8][0-9]|9[0-5])' then left(code, 2)
      else ''
    end;
  end if;
  if country not in ('DE', 'IT', 'ES', 'BE', 'CH', 'LU', 'AT') then
    typed := regexp_replace(typed, '^(' || country || '[\s-]?|[A-Z]{1,3}-)(?=[0-9])', '');
  end if;
  code := regexp_replace((regexp_match(typed, case
    when country in ('DE', 'IT', 'ES') then '(?:^|[^0-9])([0-9]{2}\s?[0-9]{3})(?![0-9])'
    when country in ('BE', 'CH', 'LU', 'AT') then '(?:^|[^0-9])([1-9][0-9]\s?[0-9]{2})(?![0-9])'
    when country = 'CA' then '(?:^|[^A-Z0-9])([A-Z][0-9][A-Z])(?:[\s-]?[0-9][A-Z][0-9])?(?![A-Z0-9])'
    when country = 'GB' then '(?:^|[^A-Z0-9])([A-Z]{1,2}[0-9][A-Z0-9]?)(?:\s?[0-9][A-Z]{2})?(?![A-Z0-9])'
    else '(?:^|[^A-Z0-9])([A-Z]{0,3}[0-9][A-Z0-9]*(?:[\s-]?[A-Z0-9]+)*)'
  end))[1], '[\s-]', '', 'g');
  return case when length(code) >= case when country = 'GB' then 2 else 3 end then left(code, 2) else '' end;
end
$$;
--> statement-breakpoint
-- A place that a member settled on is that of the newest of their posts which says it; where none does any more, it stays.
UPDATE "match_settled" SET "zone" = told.place FROM (
  SELECT DISTINCT ON (settled.member_id) settled.member_id, coalesce(post.country || ':' || nullif(pg_temp.department_of(post.country, post.postal_code), ''), '') AS place
  FROM match_settled settled JOIN post ON post.author_id = settled.member_id
    AND post.country || ':' || upper(left(regexp_replace(post.postal_code, '\s', '', 'g'), 2)) = settled.zone
  WHERE settled.zone <> '' ORDER BY settled.member_id, post.id DESC
) told WHERE told.member_id = match_settled.member_id;--> statement-breakpoint
UPDATE "match_settled" SET "zone" = 'FR:20' WHERE "zone" IN ('FR:2A', 'FR:2B');--> statement-breakpoint
UPDATE "match_key" SET "zone" = coalesce((
  SELECT post.country || ':' || left(pg_temp.department_of(post.country, post.postal_code), 2)
  FROM post JOIN match_settled settled ON settled.member_id = post.author_id
  WHERE post.id = match_key.post_id AND settled.zone = post.country || ':' || pg_temp.department_of(post.country, post.postal_code)
), '') WHERE "zone" <> '';--> statement-breakpoint
DROP FUNCTION pg_temp.department_of(text, text);
