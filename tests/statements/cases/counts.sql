select count(*) filter (where state = 'open'), count(*) filter (where state = 'open' and is_urgent), count(*) filter (where state = 'appealed')
from "moderation_case"
where (("moderation_case"."kind" = 'message' and "moderation_case"."author_id" = $1) is not true and "moderation_case"."state" in ($1, …));
