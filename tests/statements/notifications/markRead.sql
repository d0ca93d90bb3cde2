-- add_events

update "notice"
set "read_at" = coalesce("notice"."read_at", $1)
where ("notice"."id" = $2 and "notice"."recipient_id" = $3)
returning "id";
