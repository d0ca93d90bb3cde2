-- add_events

-- add_jobs

-- people

delete
from "conference_captions"
where "conference_captions"."conference_id" = $1;

delete
from "media"
where ("media"."subject_kind" = $1 and "media"."subject_id" = $2)
returning "id";

insert into "audit_entry" ("id", "at", "act", "actor_role", "actor_key", "subject_kind", "subject_id", "subject_key", "is_for_subject", "hold_id", "details", "seal")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

insert into "audit_key" ("member_id", "key")
values ($1, $2)
on conflict do nothing;

select "conference_id"
from "conference_moderator"
where ("conference_moderator"."member_id" = $1 and "conference_moderator"."conference_id" in ($1, …));

select "conference_id"
from "conference_registration"
where ("conference_registration"."member_id" = $1 and "conference_registration"."conference_id" in ($1, …));

select "conference_id", "state", "failure", "tries", "held_until", "published_at", "removed_at", "removed_by", "remove_reason"
from "conference_recording"
where "conference_recording"."conference_id" = $1 for update;

select "conference_id", "state", "failure", "tries", "held_until", "published_at", "removed_at", "removed_by", "remove_reason"
from "conference_recording"
where "conference_recording"."conference_id" in ($1, …);

select "conference_id", count(*)
from "conference_registration"
where "conference_registration"."conference_id" in ($1, …)
group by "conference_registration"."conference_id";

select "id"
from "member"
where ("member"."id" in ($1, …) and ("member"."id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $2
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $3))) is not true);

select "id", "conference_id", "speaker_id", "consent_version", "started_at", "stopped_at", "duration_ms", "removed_at"
from "conference_recorded_take"
where ("conference_recorded_take"."conference_id" = $1 and "conference_recorded_take"."removed_at" is null)
order by "conference_recorded_take"."started_at" asc, "conference_recorded_take"."id" asc;

select "id", "request_id", "title", "description", "expert_name", "expert_bio", "expert_id", "scheduled_at", "duration_minutes", "ends_at", "started_at", "ended_at", "cancelled_at", "cancel_reason", "tags", "language", "url", "capacity", "version", "created_at", "search", "last_seq", "take", "is_sending", "is_recorded", "recorded_take"
from "conference"
where "conference"."id" = $1 for no key update;

select "id", "request_id", "title", "description", "expert_name", "expert_bio", "expert_id", "scheduled_at", "duration_minutes", "ends_at", "started_at", "ended_at", "cancelled_at", "cancel_reason", "tags", "language", "url", "capacity", "version", "created_at", "search", "last_seq", "take", "is_sending", "is_recorded", "recorded_take"
from "conference"
where "conference"."id" = $1;

select "member_id"
from "conference_registration"
where "conference_registration"."conference_id" = $1
order by "conference_registration"."member_id";

select "member_id", "key"
from "audit_key"
where "audit_key"."member_id" in ($1, …);

select count(*) as count
from "conference_recorded_take"
where ("conference_recorded_take"."conference_id" = $1 and "conference_recorded_take"."speaker_id" = $2);;

update "conference"
set "recorded_take" = $1
where "conference"."id" = $2;

update "conference_recorded_take"
set "removed_at" = $1
where ("conference_recorded_take"."conference_id" = $2 and "conference_recorded_take"."removed_at" is null);

update "conference_recording"
set "state" = $1, "failure" = $2, "removed_at" = $3, "removed_by" = $4, "remove_reason" = $5
where "conference_recording"."conference_id" = $6;
