-- people

select "chat_request"."conversation_id", case when "last"."hidden_at" is null then "last"."body" else '' end
from "chat_request"
inner join lateral (select "id", "conversation_id", "seq", "sender_id", "request_id", "body", "quote_id", "has_image", "call_id", "created_at", "deleted_at", "hidden_at", "hidden_reason", "hidden_decision_id"
from "message"
where "message"."conversation_id" = "chat_request"."conversation_id"
order by "message"."seq" desc
limit $1) "last" on true
where ("chat_request"."id" in ($1, …) and "last"."sender_id" = "chat_request"."from_id" and "last"."created_at" >= "chat_request"."created_at");

select "id", "conversation_id", "from_id", "to_id", "kind", "status", "created_at", "expires_at", "answered_at"
from "chat_request"
where ("chat_request"."to_id" = $1 and ("chat_request"."status" = $2 and "chat_request"."expires_at" > $3) and ("chat_request"."from_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $4
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $5))) is not true)
order by "chat_request"."id" desc;

select "other"."member_id", max("medication_introduction"."score")
from "medication_introduction"
inner join "medication_report" "own" on ("own"."id" = "medication_introduction"."a" or "own"."id" = "medication_introduction"."b")
inner join "medication_report" "other" on (("other"."id" = "medication_introduction"."a" or "other"."id" = "medication_introduction"."b") and "other"."id" <> "own"."id")
where ("own"."member_id" = $1 and "other"."member_id" in ($1, …) and (("medication_introduction"."a_agreed_at" is not null and "medication_introduction"."b_agreed_at" is not null) and "medication_introduction"."met_at" >= "medication_introduction"."a_agreed_at" and "medication_introduction"."met_at" >= "medication_introduction"."b_agreed_at") and exists (select 1
from "member"
where "member"."id" = "own"."member_id" and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $2 and "consent"."withdrawn_at" is null))) and exists (select 1
from "member"
where "member"."id" = "other"."member_id" and "member"."is_medication_matched" and exists (select 1
from "consent"
where ("consent"."member_id" = "member"."id" and "consent"."kind" = $3 and "consent"."withdrawn_at" is null))) and not exists (
select
from "medication_feedback"
where "medication_feedback"."member_id" = $4 and "medication_feedback"."own_report_id" = "own"."id" and "medication_feedback"."other_report_id" = "other"."id" ))
group by "other"."member_id"
order by max("medication_introduction"."score") desc, "other"."member_id";

select other.owner_id, max((pair.criteria ->> 'closeness')::float8) as score
from (
select "story_reading"."key" as key, "story_reading"."post_id" as subject_id, "story_reading"."author_id" as owner_id, "story_reading"."place_key" as place_key, "story_reading"."is_established" as is_established
from "story_reading") own
join lateral (
select few.*, row_number() over (order by not is_established or of_part > $1, rank)::int as place
from (
select few.*, row_number() over (partition by own_key, is_established
order by rank) as of_part, count(*) filter (where is_established) over (partition by own_key) as established
from (
select found.*, row_number() over (partition by own_key, place_key, is_established
order by is_kept desc, rank) as of_place_key
from (
select own.key as own_key, own.owner_id as own_owner_id, other.key, other.subject_id, other.owner_id, other.place_key, other.is_established as is_established, pair.score, pair.criteria, exists (
select
from "notice" told
where told.recipient_id = own.owner_id and told.kind = $2 and told.subject_id = other.subject_id ) as is_kept, row_number() over (partition by own.key
order by pair.score desc, (pair.criteria ->> 'closeness')::float8 desc, other.subject_id desc) as rank
from (
select b as key, floor((criteria ->> 'closeness')::float8 * $3)::int as score, criteria
from "close_pair"
where a = own.key
union all
select a, floor((jsonb_build_object('closeness', criteria -> 'back', 'back', criteria -> 'closeness') ->> 'closeness')::float8 * $4)::int, jsonb_build_object('closeness', criteria -> 'back', 'back', criteria -> 'closeness')
from "close_pair"
where b = own.key) pair
join (
select "story_reading"."key" as key, "story_reading"."post_id" as subject_id, "story_reading"."author_id" as owner_id, "story_reading"."place_key" as place_key, "story_reading"."is_established" as is_established
from "story_reading") other on other.key = pair.key
where other.owner_id <> all ($5::uuid[]) and (select "member"."is_matched"
from "member"
where "member"."id" = other.owner_id) and not exists (
select
from "match_feedback"
where "match_feedback"."member_id" = own.owner_id and "match_feedback"."own_post_id" = own.subject_id and "match_feedback"."other_post_id" = other.subject_id ) and not false ) found ) few
where of_place_key <= $6 or is_kept ) few
where is_kept or of_part <= case when is_established then $7::int else $8::int - least(established, $9::int) + $10::int end) pair on true
join (
select "story_reading"."key" as key, "story_reading"."post_id" as subject_id, "story_reading"."author_id" as owner_id, "story_reading"."place_key" as place_key, "story_reading"."is_established" as is_established
from "story_reading") other on other.key = pair.key
where own.owner_id = $11 and other.owner_id = any ($12::uuid[]) and (select "member"."is_matched"
from "member"
where "member"."id" = own.owner_id) and (select "member"."is_matched"
from "member"
where "member"."id" = other.owner_id) and not exists (
select
from "match_feedback"
where "match_feedback"."member_id" = own.owner_id and "match_feedback"."own_post_id" = own.subject_id and "match_feedback"."other_post_id" = other.subject_id ) and not exists (select
from "post"
where "post"."id" = other.subject_id and (not ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $13 and "consent"."withdrawn_at" is null)))))
group by other.owner_id
order by score desc, other.owner_id;

select other.owner_id, max(least($1::int, 0 + case when (pair.criteria ->> 'locationMatch')::boolean then $2::int else 0 end + case (pair.criteria ->> 'monthsApart')::int when 0 then $3::int when 1 then $4::int else 0 end + floor($5::int * (pair.criteria ->> 'symptomSimilarity')::float8)::int + coalesce((select case when told.zone then $6::int else 0 end + case when told.travel then $7::int else 0 end
from "match_disclosure" told
where told.one_id = least(own.subject_id, other.subject_id) and told.other_id = greatest(own.subject_id, other.subject_id)), 0))) as score
from (
select "match_key"."key" as key, "match_key"."post_id" as subject_id, "match_key"."author_id" as owner_id, "match_key"."place_key" as place_key, "match_key"."is_established" as is_established
from "match_key") own
join lateral (
select few.*, row_number() over (order by not is_established or of_part > $8, rank)::int as place
from (
select few.*, row_number() over (partition by own_key, is_established
order by rank) as of_part, count(*) filter (where is_established) over (partition by own_key) as established
from (
select found.*, row_number() over (partition by own_key, place_key, is_established
order by is_kept desc, rank) as of_place_key
from (
select own.key as own_key, own.owner_id as own_owner_id, other.key, other.subject_id, other.owner_id, other.place_key, other.is_established as is_established, pair.score, pair.criteria, exists (
select
from "match_disclosure" told
where told.one_id = least(own.subject_id, other.subject_id) and told.other_id = greatest(own.subject_id, other.subject_id) and case when own.subject_id < other.subject_id then told.was_one_told else told.was_other_told end ) as is_kept, row_number() over (partition by own.key
order by pair.score desc, (pair.criteria ->> 'sharedTags')::int desc, (pair.criteria ->> 'symptomSimilarity')::float8 desc, other.subject_id desc) as rank
from (
select b as key, score as score, criteria
from "symptom_match"
where a = own.key
union all
select a, score, criteria
from "symptom_match"
where b = own.key) pair
join (
select "match_key"."key" as key, "match_key"."post_id" as subject_id, "match_key"."author_id" as owner_id, "match_key"."place_key" as place_key, "match_key"."is_established" as is_established
from "match_key") other on other.key = pair.key
where other.owner_id <> all ($9::uuid[]) and (select "member"."is_matched"
from "member"
where "member"."id" = other.owner_id) and not exists (
select
from "match_feedback"
where "match_feedback"."member_id" = own.owner_id and "match_feedback"."own_post_id" = own.subject_id and "match_feedback"."other_post_id" = other.subject_id ) and not false ) found ) few
where of_place_key <= $10 or is_kept ) few
where is_kept or of_part <= case when is_established then $11::int else $12::int - least(established, $13::int) + $14::int end) pair on true
join (
select "match_key"."key" as key, "match_key"."post_id" as subject_id, "match_key"."author_id" as owner_id, "match_key"."place_key" as place_key, "match_key"."is_established" as is_established
from "match_key") other on other.key = pair.key
where own.owner_id = $15 and other.owner_id = any ($16::uuid[]) and (select "member"."is_matched"
from "member"
where "member"."id" = own.owner_id) and (select "member"."is_matched"
from "member"
where "member"."id" = other.owner_id) and not exists (
select
from "match_feedback"
where "match_feedback"."member_id" = own.owner_id and "match_feedback"."own_post_id" = own.subject_id and "match_feedback"."other_post_id" = other.subject_id ) and not exists (select
from "post"
where "post"."id" = other.subject_id and (not ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $17 and "consent"."withdrawn_at" is null)))))
group by other.owner_id
order by score desc, other.owner_id;
