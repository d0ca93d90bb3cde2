-- add_events

update "notice"
set "read_at" = $1
where ("notice"."recipient_id" = $2 and "notice"."read_at" is null)
returning "id";
