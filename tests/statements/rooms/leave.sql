delete
from "room_presence"
where ("room_presence"."conference_id" = $1 and "room_presence"."member_id" = $2)
returning "member_id";
