-- lock_quota

-- use_quota

insert into "conference_proposal" ("id", "member_id", "request_id", "title", "description", "expert_name", "expert_bio", "scheduled_at", "duration_minutes", "tags", "language", "state", "word", "sent_at", "decided_at", "conference_id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, default, $13, default, default, default)
on conflict do nothing
returning "id", "member_id", "request_id", "title", "description", "expert_name", "expert_bio", "scheduled_at", "duration_minutes", "tags", "language", "state", "word", "sent_at", "decided_at", "conference_id", "version";

select "id", "member_id", "request_id", "title", "description", "expert_name", "expert_bio", "scheduled_at", "duration_minutes", "tags", "language", "state", "word", "sent_at", "decided_at", "conference_id", "version"
from "conference_proposal"
where ("conference_proposal"."member_id" = $1 and "conference_proposal"."request_id" = $2);

select "user"."two_factor_enabled", "role"."role"
from "user"
left join "role" on ("role"."member_id" = "user"."id" and "role"."role" = $1)
where "user"."id" = $2;

select count(*) as count
from "conference_proposal"
where ("conference_proposal"."member_id" = $1 and "conference_proposal"."state" in ($1, …));;
