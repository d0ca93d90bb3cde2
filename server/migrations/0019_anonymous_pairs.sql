CREATE TABLE "medication_asked" (
	"member_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"report_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "medication_asked_member_id_digest_pk" PRIMARY KEY("member_id","digest")
);
--> statement-breakpoint
CREATE TABLE "medication_disclosure" (
	"report_id" uuid NOT NULL,
	"pair_id" uuid NOT NULL,
	"is_substance" boolean NOT NULL,
	"effects" text[] NOT NULL,
	"place" text NOT NULL,
	"agreed_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "medication_disclosure_report_id_pair_id_pk" PRIMARY KEY("report_id","pair_id")
);
--> statement-breakpoint
ALTER TABLE "medication_match" DROP CONSTRAINT "medication_match_score";--> statement-breakpoint
ALTER TABLE "medication_acquaintance" ADD COLUMN "is_substance" boolean;--> statement-breakpoint
ALTER TABLE "medication_acquaintance" ADD COLUMN "effects" text[];--> statement-breakpoint
ALTER TABLE "medication_acquaintance" ADD COLUMN "criteria" jsonb;--> statement-breakpoint
ALTER TABLE "medication_acquaintance" ADD COLUMN "score" smallint;--> statement-breakpoint
ALTER TABLE "report_key" ADD COLUMN "turned_on" date;--> statement-breakpoint
ALTER TABLE "report_key" ADD COLUMN "place_key" text;--> statement-breakpoint
ALTER TABLE "report_key" ADD COLUMN "is_established" boolean;--> statement-breakpoint
ALTER TABLE "medication_asked" ADD CONSTRAINT "medication_asked_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_disclosure" ADD CONSTRAINT "medication_disclosure_report_id_medication_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."medication_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "medication_asked_at_index" ON "medication_asked" USING btree ("at");--> statement-breakpoint
CREATE INDEX "medication_disclosure_pair_id_index" ON "medication_disclosure" USING btree ("pair_id");--> statement-breakpoint
CREATE INDEX "report_key_turned_on_report_id_index" ON "report_key" USING btree ("turned_on","report_id");--> statement-breakpoint
-- What was told of pairs until now, decided for good: the medication or the substance, and the listed effects that both reports name.
CREATE TEMPORARY TABLE listed_effect AS SELECT unnest(ARRAY['Fatigue', 'Malaise après effort', 'Fièvre', 'Sueurs nocturnes', 'Perte de poids', 'Prise de poids', 'Perte d’appétit', 'Ganglions gonflés', 'Maux de tête', 'Migraine', 'Vertiges', 'Évanouissement', 'Acouphènes', 'Vision floue', 'Brouillard mental', 'Insomnie', 'Anxiété', 'Fourmillements', 'Douleurs nerveuses', 'Faiblesse musculaire', 'Douleurs musculaires', 'Crampes', 'Douleurs articulaires', 'Raideur matinale', 'Mal de dos', 'Palpitations', 'Douleur thoracique', 'Essoufflement', 'Toux', 'Mal de gorge', 'Nez bouché', 'Nausées', 'Douleur abdominale', 'Ballonnements', 'Diarrhée', 'Constipation', 'Brûlures d’estomac', 'Démangeaisons', 'Éruption cutanée', 'Urticaire', 'Eczéma', 'Chute de cheveux', 'Doigts blancs au froid', 'Envies fréquentes d’uriner', 'Brûlures urinaires', 'Règles irrégulières', 'Règles douloureuses', 'Douleur pelvienne']) AS term;--> statement-breakpoint
UPDATE "medication_acquaintance" pair SET
  "is_substance" = coalesce(
    (SELECT NOT (criteria ->> 'exactMedicationMatch')::boolean FROM "medication_match" found WHERE found.a = pair.a AND found.b = pair.b), false),
  "effects" = ARRAY(
    SELECT term COLLATE "C" FROM "report_reaction" WHERE report_id = pair.a AND term IN (SELECT term FROM listed_effect)
    INTERSECT
    SELECT term COLLATE "C" FROM "report_reaction" WHERE report_id = pair.b
    ORDER BY 1);--> statement-breakpoint
UPDATE "medication_acquaintance" pair SET
  "score" = coalesce(found.score, 35),
  "criteria" = jsonb_build_object(
    'isSubstance', pair.is_substance,
    'severityProximity', CASE WHEN abs(one.severity - other.severity) <= 1 THEN abs(one.severity - other.severity) END,
    'monthsApart', CASE WHEN months.apart <= 3 THEN months.apart END,
    'sideEffectSimilarity', coalesce((found.criteria ->> 'sideEffectSimilarity')::float8, 0))
  FROM "medication_acquaintance" agreed
  JOIN "medication_report" one ON one.id = agreed.a JOIN "medication_report" other ON other.id = agreed.b
  CROSS JOIN LATERAL (SELECT abs(
    12 * (extract(year FROM one.onset_date) - extract(year FROM other.onset_date)) + extract(month FROM one.onset_date) - extract(month FROM other.onset_date)
  )::int AS apart) months
  LEFT JOIN "medication_match" found ON found.a = agreed.a AND found.b = agreed.b
  WHERE agreed.id = pair.id AND pair.a_agreed_at IS NOT NULL AND pair.b_agreed_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "medication_acquaintance" ALTER COLUMN "is_substance" SET NOT NULL, ALTER COLUMN "effects" SET NOT NULL;--> statement-breakpoint
-- Pairs without a listed effect in common are none any more. The others are shown until a search confirms them.
DELETE FROM "medication_match" found WHERE NOT EXISTS (
  SELECT FROM "medication_acquaintance" pair WHERE pair.a = found.a AND pair.b = found.b AND cardinality(pair.effects) > 0);--> statement-breakpoint
UPDATE "medication_match" found SET
  "score" = CASE WHEN pair.is_substance THEN 35 ELSE 40 END,
  "criteria" = jsonb_build_object('isSubstance', pair.is_substance, 'effects', to_jsonb(pair.effects),
    'order', left(encode(sha256(uuid_send(found.a) || uuid_send(found.b)), 'hex'), 16)),
  "is_outdated" = true
  FROM "medication_acquaintance" pair WHERE pair.a = found.a AND pair.b = found.b;--> statement-breakpoint
DROP TABLE listed_effect;--> statement-breakpoint
UPDATE "report_key" SET "turned_on" = current_date - 1, "matched_ver" = -1,
  "effects" = "effects" & ARRAY[-2059116456, -1885254923, -1883558676, -1774895006, -1679548691, -1562730185, -1518548541, -1401082248, -1299785426, -1161466569, -1147944362, -1051919302, -1046236750, -1005418581, -992170538, -934552361, -798232023, -632327018, -560053040, -435870772, -377432019, -350295542, -318518897, -170059861, -140738858, -28818933, -16902226, 45446794, 239284544, 334895519, 354084707, 364624711, 527500950, 716726929, 1003319426, 1046187024, 1080354473, 1080482779, 1178246340, 1373416489, 1437720489, 1507679748, 1772398194, 1911816074, 1944979575, 1951164125, 2018150810, 2116695249];--> statement-breakpoint
-- Owners of 14 days who shared something on two of them; the server says it exactly when it starts (`turnDay`).
UPDATE "report_key" SET "place_key" = coalesce(origin.key, member.id::text), "is_established" =
    member.created_at <= now() - interval '14 days' AND "user".email_verified AND (
      SELECT count(DISTINCT day) FROM (
        SELECT (created_at AT TIME ZONE 'UTC')::date AS day FROM post WHERE author_id = member.id AND hidden_at IS NULL
        UNION ALL
        SELECT (created_at AT TIME ZONE 'UTC')::date FROM comment WHERE author_id = member.id AND hidden_at IS NULL AND deleted_at IS NULL
      ) act
    ) >= 2
  FROM member JOIN "user" ON "user".id = member.id LEFT JOIN sign_up_origin origin ON origin.member_id = member.id
  WHERE member.id = report_key.member_id;--> statement-breakpoint
ALTER TABLE "report_key" ALTER COLUMN "turned_on" SET NOT NULL, ALTER COLUMN "place_key" SET NOT NULL, ALTER COLUMN "is_established" SET NOT NULL;--> statement-breakpoint
-- What entered the search until now was asked then.
INSERT INTO "medication_asked" (member_id, digest, report_id, version, at)
  SELECT DISTINCT ON (asked.member_id, asked.digest) * FROM (
    SELECT key.member_id, translate(rtrim(encode(sha256(convert_to('["' || key.member_id || '","' || told.kind || '","' || told.key || '"]', 'UTF8')), 'base64'), '='), '+/', '-_') AS digest,
      key.report_id, key.ver, report.updated_at AS at
    FROM "report_key" key JOIN "medication_report" report ON report.id = key.report_id
    CROSS JOIN LATERAL (VALUES ('name', key.name_key), ('substance', key.substance_key)) told (kind, key)
    WHERE told.key <> ''
  ) asked ORDER BY asked.member_id, asked.digest, asked.at DESC;--> statement-breakpoint
ALTER TABLE "report_key" DROP COLUMN "severity";--> statement-breakpoint
ALTER TABLE "report_key" DROP COLUMN "onset";--> statement-breakpoint
ALTER TABLE "report_key" DROP COLUMN "tok";--> statement-breakpoint
ALTER TABLE "report_key" DROP COLUMN "ntok";--> statement-breakpoint
ALTER TABLE "report_key" DROP COLUMN "shown_from";--> statement-breakpoint
ALTER TABLE "medication_match" ADD CONSTRAINT "medication_match_score" CHECK (score between 35 and 40);