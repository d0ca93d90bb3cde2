select "member_id", "shows_reading", "shows_presence"
from "chat_manners"
where "chat_manners"."member_id" in ($1, …);
