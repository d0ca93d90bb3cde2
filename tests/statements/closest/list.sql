-- best_pairs_close_pair_50

-- own_stories_match_key

select "match_key"."post_id" as id, ver, matched_ver < ver as "isPending"
from "match_key"
where "match_key"."post_id" = any ($1::uuid[]);

select "story_reading"."post_id" as id, ver, matched_ver < ver as "isPending"
from "story_reading"
where "story_reading"."post_id" = any ($1::uuid[]);

select corrected, corrections
from (
select "story_reading"."corrected" as corrected, (
select json_agg(json_build_object('feature', "reading_correction"."feature", 'isTold', "reading_correction"."is_told")
order by "reading_correction"."created_at", "reading_correction"."feature")
from "reading_correction"
where "reading_correction"."post_id" = "story_reading"."post_id") as corrections
from "story_reading"
where "story_reading"."post_id" in ($1, …) ) found
where corrected <> '' or corrections is not null;
