ALTER TABLE "match_key" ADD COLUMN "place_key" text;--> statement-breakpoint
ALTER TABLE "match_key" ADD COLUMN "is_established" boolean;--> statement-breakpoint
ALTER TABLE "story_reading" ADD COLUMN "place_key" text;--> statement-breakpoint
ALTER TABLE "story_reading" ADD COLUMN "is_established" boolean;--> statement-breakpoint
-- Authors of 14 days who wrote on two of them. The server says it exactly when it starts (`refreshPlaces`), and searches only the posts whose authors it then finds established.
CREATE TEMPORARY TABLE author_place AS
  SELECT member.id AS author_id, coalesce(origin.key, member.id::text) AS place_key,
    member.created_at <= now() - interval '14 days' AND "user".email_verified AND (
      SELECT count(DISTINCT day) FROM (
        SELECT (created_at AT TIME ZONE 'UTC')::date AS day FROM post WHERE author_id = member.id AND hidden_at IS NULL
        UNION ALL
        SELECT (created_at AT TIME ZONE 'UTC')::date FROM comment WHERE author_id = member.id AND hidden_at IS NULL AND deleted_at IS NULL
      ) act
    ) >= 2 AS is_established
  FROM member JOIN "user" ON "user".id = member.id LEFT JOIN sign_up_origin origin ON origin.member_id = member.id
  WHERE member.id IN (SELECT author_id FROM match_key UNION SELECT author_id FROM story_reading);--> statement-breakpoint
UPDATE "match_key" SET "place_key" = place.place_key, "is_established" = place.is_established
  FROM author_place place WHERE place.author_id = match_key.author_id;--> statement-breakpoint
UPDATE "story_reading" SET "place_key" = place.place_key, "is_established" = place.is_established
  FROM author_place place WHERE place.author_id = story_reading.author_id;--> statement-breakpoint
DROP TABLE author_place;--> statement-breakpoint
ALTER TABLE "match_key" ALTER COLUMN "place_key" SET NOT NULL, ALTER COLUMN "is_established" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "story_reading" ALTER COLUMN "place_key" SET NOT NULL, ALTER COLUMN "is_established" SET NOT NULL;--> statement-breakpoint
-- Established authors and new ones are searched apart, each by the part of an index that is theirs.
DROP INDEX match_key_zone;--> statement-breakpoint
DROP INDEX match_key_country;--> statement-breakpoint
CREATE INDEX match_key_zone ON match_key (is_established, zone, day, ntok) INCLUDE (key, sig);--> statement-breakpoint
CREATE INDEX match_key_country ON match_key (is_established, country, day, ntok) INCLUDE (key, sig);
