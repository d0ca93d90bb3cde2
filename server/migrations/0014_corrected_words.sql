CREATE TABLE "corrected_words" (
	"language" text NOT NULL,
	"feature" text NOT NULL,
	"is_told" boolean NOT NULL,
	"stems" text NOT NULL,
	"words" text,
	"members" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "corrected_words_language_feature_is_told_stems_pk" PRIMARY KEY("language","feature","is_told","stems")
);
