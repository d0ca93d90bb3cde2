insert into "audit_entry" ("id", "at", "act", "actor_role", "actor_key", "subject_kind", "subject_id", "subject_key", "is_for_subject", "hold_id", "details", "seal")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

insert into "audit_key" ("member_id", "key")
values ($1, $2)
on conflict do nothing;

insert into "conference_captions" ("conference_id", "language", "body", "added_at")
values ($1, $2, $3, $4)
on conflict ("conference_id","language") do update
set "body" = $5, "added_at" = $6;

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

select "id", "body", "answered_at"
from "room_message"
where ("room_message"."conference_id" = $1 and "room_message"."state" = $2 and "room_message"."removed_at" is null and "room_message"."hidden_at" is null and "room_message"."answered_at" is not null and "room_message"."body" <> $3 and ("room_message"."is_anonymous" or "room_message"."member_id" is null or exists (select 1
from "consent"
where ("consent"."member_id" = "room_message"."member_id" and "consent"."kind" = $4 and "consent"."withdrawn_at" is null))));

select "id", "conference_id", "speaker_id", "consent_version", "started_at", "stopped_at", "duration_ms", "removed_at"
from "conference_recorded_take"
where ("conference_recorded_take"."conference_id" = $1 and "conference_recorded_take"."removed_at" is null)
order by "conference_recorded_take"."started_at" asc, "conference_recorded_take"."id" asc;

select "id", "owner_id", "kind", "key", "form_id", "created_at", "ready_at", "width", "height", "duration_seconds", "video_type", "video_codec", "preview", "subject_kind", "subject_id", "position"
from "media"
where ("media"."subject_id" in ($1, …) and "media"."subject_kind" = $2)
order by "media"."subject_id" asc, "media"."position" asc;

select "id", "request_id", "title", "description", "expert_name", "expert_bio", "expert_id", "scheduled_at", "duration_minutes", "ends_at", "started_at", "ended_at", "cancelled_at", "cancel_reason", "tags", "language", "url", "capacity", "version", "created_at", "search", "last_seq", "take", "is_sending", "is_recorded", "recorded_take"
from "conference"
where "conference"."id" = $1 for no key update;

select "id", "request_id", "title", "description", "expert_name", "expert_bio", "expert_id", "scheduled_at", "duration_minutes", "ends_at", "started_at", "ended_at", "cancelled_at", "cancel_reason", "tags", "language", "url", "capacity", "version", "created_at", "search", "last_seq", "take", "is_sending", "is_recorded", "recorded_take"
from "conference"
where "conference"."id" = $1;

select "language", "added_at"
from "conference_captions"
where "conference_captions"."conference_id" = $1
order by "conference_captions"."language" asc;

select "member_id", "key"
from "audit_key"
where "audit_key"."member_id" in ($1, …);

select count(*) as count
from "conference_recorded_take"
where ("conference_recorded_take"."conference_id" = $1 and "conference_recorded_take"."speaker_id" = $2);;
