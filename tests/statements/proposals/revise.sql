select "id", "member_id", "request_id", "title", "description", "expert_name", "expert_bio", "scheduled_at", "duration_minutes", "tags", "language", "state", "word", "sent_at", "decided_at", "conference_id", "version"
from "conference_proposal"
where "conference_proposal"."id" = $1 for no key update;

select "user"."two_factor_enabled", "role"."role"
from "user"
left join "role" on ("role"."member_id" = "user"."id" and "role"."role" = $1)
where "user"."id" = $2;

update "conference_proposal"
set "title" = $1, "description" = $2, "expert_name" = $3, "expert_bio" = $4, "scheduled_at" = $5, "duration_minutes" = $6, "tags" = $7, "language" = $8, "state" = $9, "sent_at" = $10, "decided_at" = $11, "version" = $12
where "conference_proposal"."id" = $13
returning "id", "member_id", "request_id", "title", "description", "expert_name", "expert_bio", "scheduled_at", "duration_minutes", "tags", "language", "state", "word", "sent_at", "decided_at", "conference_id", "version";
