delete
from "conference_proposal"
where "conference_proposal"."id" = $1;

select "id", "member_id", "request_id", "title", "description", "expert_name", "expert_bio", "scheduled_at", "duration_minutes", "tags", "language", "state", "word", "sent_at", "decided_at", "conference_id", "version"
from "conference_proposal"
where "conference_proposal"."id" = $1 for no key update;
