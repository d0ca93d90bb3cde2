-- batch_a7acc3f279c3de0d6e56fae704ec15ec

-- notice_page_21

-- post_summaries

select "key", "post_id", "author_id", "reading_version", "language", "corrected", "features", "weights", "wordings", "spans", "confidences", "is_named", "title_end", "written_tx", "place_key", "is_established", "ver", "matched_ver", "searched_at"
from "story_reading"
where "story_reading"."post_id" in ($1, …);

select other.owner_id as member_id, other.subject_id as own_id, own.subject_id as other_id
from (
select "match_key"."key" as key, "match_key"."post_id" as subject_id, "match_key"."author_id" as owner_id, "match_key"."place_key" as place_key, "match_key"."is_established" as is_established
from "match_key") own
join lateral (
select b as key, score as score, criteria
from "symptom_match"
where a = own.key
union all
select a, score, criteria
from "symptom_match"
where b = own.key) pair on true
join (
select "match_key"."key" as key, "match_key"."post_id" as subject_id, "match_key"."author_id" as owner_id, "match_key"."place_key" as place_key, "match_key"."is_established" as is_established
from "match_key") other on other.key = pair.key and other.owner_id = any ($1::uuid[])
where own.subject_id = any ($2::uuid[]) and not exists (
select
from "match_feedback"
where "match_feedback"."member_id" = other.owner_id and "match_feedback"."own_post_id" = other.subject_id and "match_feedback"."other_post_id" = own.subject_id ) and (select "member"."is_matched"
from "member"
where "member"."id" = own.owner_id) and (select "member"."is_matched"
from "member"
where "member"."id" = other.owner_id)
order by pair.score desc, other.subject_id desc;

select other.owner_id as member_id, other.subject_id as own_id, own.subject_id as other_id
from (
select "story_reading"."key" as key, "story_reading"."post_id" as subject_id, "story_reading"."author_id" as owner_id, "story_reading"."place_key" as place_key, "story_reading"."is_established" as is_established
from "story_reading") own
join lateral (
select b as key, floor((criteria ->> 'closeness')::float8 * $1)::int as score, criteria
from "close_pair"
where a = own.key
union all
select a, floor((jsonb_build_object('closeness', criteria -> 'back', 'back', criteria -> 'closeness') ->> 'closeness')::float8 * $2)::int, jsonb_build_object('closeness', criteria -> 'back', 'back', criteria -> 'closeness')
from "close_pair"
where b = own.key) pair on true
join (
select "story_reading"."key" as key, "story_reading"."post_id" as subject_id, "story_reading"."author_id" as owner_id, "story_reading"."place_key" as place_key, "story_reading"."is_established" as is_established
from "story_reading") other on other.key = pair.key and other.owner_id = any ($3::uuid[])
where own.subject_id = any ($4::uuid[]) and not exists (
select
from "match_feedback"
where "match_feedback"."member_id" = other.owner_id and "match_feedback"."own_post_id" = other.subject_id and "match_feedback"."other_post_id" = own.subject_id ) and (select "member"."is_matched"
from "member"
where "member"."id" = own.owner_id) and (select "member"."is_matched"
from "member"
where "member"."id" = other.owner_id)
order by pair.score desc, other.subject_id desc;
