-- add_events

-- batch_82b20a17925a073736f50a41210a6d81

-- notice_page_unread_101

update "notice"
set "read_at" = $1
where ("notice"."recipient_id" = $2 and "notice"."read_at" is null)
returning "id";
