select "id", "member_id", "request_id", "title", "description", "expert_name", "expert_bio", "scheduled_at", "duration_minutes", "tags", "language", "state", "word", "sent_at", "decided_at", "conference_id", "version"
from "conference_proposal"
where "conference_proposal"."member_id" = $1
order by "conference_proposal"."id" desc
limit $2;

select "user"."two_factor_enabled", "role"."role"
from "user"
left join "role" on ("role"."member_id" = "user"."id" and "role"."role" = $1)
where "user"."id" = $2;

select count(*) as count
from "professional_request"
where ("professional_request"."member_id" = $1 and "professional_request"."state" = $2);;
