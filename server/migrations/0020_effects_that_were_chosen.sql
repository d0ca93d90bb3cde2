-- The method of a resolution was kept as "helped a little", a step that its author did not choose. Where they have not changed the entry since, none is chosen.
UPDATE "treatment" SET "effect" = NULL WHERE "is_of_resolution" AND "version" = 1 AND "effect" = 'better';--> statement-breakpoint
UPDATE "post" SET "helped" = told.helped FROM (
  SELECT post_id, coalesce((array_agg(name ORDER BY effect = 'muchBetter' DESC, id) FILTER (WHERE effect IN ('muchBetter', 'better')))[1:3], '{}') AS helped
  FROM "treatment" WHERE hidden_at IS NULL GROUP BY post_id
) told WHERE post.id = told.post_id AND post.helped IS DISTINCT FROM told.helped;
