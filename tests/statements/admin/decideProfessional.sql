-- add_events

-- add_jobs

-- people

delete
from "media"
where ("media"."subject_kind" = $1 and "media"."subject_id" = $2)
returning "id";

insert into "audit_entry" ("id", "at", "act", "actor_role", "actor_key", "subject_kind", "subject_id", "subject_key", "is_for_subject", "hold_id", "details", "seal")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

insert into "audit_key" ("member_id", "key")
values ($1, $2), …
on conflict do nothing;

select "id", "member_id", "request_id", "profession", "rpps", "full_name", "state", "asked_at", "decided_at", "reason", "recheck_at", "reminded_at"
from "professional_request"
where "professional_request"."id" = $1 for update;

select "id", "member_id", "request_id", "profession", "rpps", "full_name", "state", "asked_at", "decided_at", "reason", "recheck_at", "reminded_at", exists (select
from "professional_request" as earlier
where earlier.member_id = "professional_request"."member_id" and earlier.id < "professional_request"."id" and earlier.state in ('accepted', 'lapsed')), exists (select
from "professional_request" as other
where other.rpps = "professional_request"."rpps" and other.member_id <> "professional_request"."member_id" and other.state in ('pending', 'accepted', 'lapsed'))
from "professional_request"
where "professional_request"."id" = $1;

select "id", "owner_id", "kind", "key", "form_id", "created_at", "ready_at", "width", "height", "duration_seconds", "video_type", "video_codec", "preview", "subject_kind", "subject_id", "position"
from "media"
where ("media"."subject_id" in ($1, …) and "media"."subject_kind" = $2)
order by "media"."subject_id" asc, "media"."position" asc;

select "member_id", "key"
from "audit_key"
where "audit_key"."member_id" in ($1, …);

update "professional_request"
set "state" = $1, "decided_at" = $2, "reason" = $3, "recheck_at" = $4
where "professional_request"."id" = $5;
