CREATE TABLE "match_notice_candidate" (
	"member_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"points" smallint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "match_notice_candidate_member_id_post_id_pk" PRIMARY KEY("member_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "untold_outcome" (
	"post_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "untold_outcome_post_id_kind_pk" PRIMARY KEY("post_id","kind")
);
--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "is_quiet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "match_notice_candidate" ADD CONSTRAINT "match_notice_candidate_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_notice_candidate" ADD CONSTRAINT "match_notice_candidate_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "untold_outcome" ADD CONSTRAINT "untold_outcome_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_notice_candidate_post_id_index" ON "match_notice_candidate" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "match_notice_candidate_due" ON "match_notice_candidate" USING btree ("due_at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "match_notice_candidate_told" ON "match_notice_candidate" USING btree ("told_at") WHERE told_at is not null;--> statement-breakpoint
CREATE INDEX "untold_outcome_at_index" ON "untold_outcome" USING btree ("at");