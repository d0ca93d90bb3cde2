select "id", "member_id", "request_id", "title", "description", "expert_name", "expert_bio", "scheduled_at", "duration_minutes", "tags", "language", "state", "word", "sent_at", "decided_at", "conference_id", "version"
from "conference_proposal"
where "conference_proposal"."state" = $1
order by "conference_proposal"."sent_at" asc, "conference_proposal"."id" asc
limit $2;

select count(*) as count
from "conference_proposal"
where "conference_proposal"."state" = $1;;
