CREATE TABLE "untold_outcome" (
	"post_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "untold_outcome_post_id_kind_pk" PRIMARY KEY("post_id","kind")
);
--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "is_quiet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "untold_outcome" ADD CONSTRAINT "untold_outcome_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "untold_outcome_at_index" ON "untold_outcome" USING btree ("at");