-- parsed_words

-- shown_found

select "id"
from "post"
where ("post"."id" in ($1, …) and not "post"."search" @@ $2::tsquery and (
select "story_reading"."ver" = "post"."version" and pg_visible_in_snapshot("story_reading"."written_tx"::text::xid8, $3::pg_snapshot)
from "story_reading"
where "story_reading"."post_id" = "post"."id" ) and (select "member"."is_matched"
from "member"
where "member"."id" = "post"."author_id") and ("post"."author_id" = $4 or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $5 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $6
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $7))) is not true)));

select "id", "authors"
from "reading_version"
where "reading_version"."lexicon" = $1
order by "reading_version"."id" desc
limit $2;

select array[(select exists ( with hits as materialized (
select "post"."author_id", "post"."hidden_at", "post"."title", "post"."tags", "post"."description"
from "post"
where "post"."search" @@ $1::tsquery
limit $2 )
select *
from hits as "post"
where ("post"."author_id" = $3 or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $4 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $5
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $6))) is not true))
limit $7)), (select exists ( with hits as materialized (
select "post"."author_id", "post"."hidden_at", "post"."title", "post"."tags", "post"."description"
from "post"
where "post"."search" @@ $8::tsquery
limit $9 )
select *
from hits as "post"
where ("post"."author_id" = $10 or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $11 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $12
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $13))) is not true))
limit $14))] as held;

select stem, share, reltuples as posts
from pg_stats
join pg_class on pg_class.oid = 'post'::regclass
cross join unnest(most_common_elems::text::text[], most_common_elem_freqs) as known (stem, share)
where schemaname = current_schema() and tablename = 'post' and attname = 'search' and stem is not null;

select word
from search_word
where word = any ($1::text[])
union (select word
from search_word
where word % $2
order by similarity(word, $3) desc, word
limit $4);

with hits as materialized (
select "post"."id", "post"."author_id", "post"."hidden_at", ts_rank_cd($1, "post"."search", $2::tsquery) as rank
from "post"
where "post"."search" @@ $3::tsquery
limit $4 )
select $5 as id
where (select count(*)
from hits) > $6
union all (
select id::text
from (
select *
from hits
order by rank desc, id desc offset 0 ) as "post"
where ("post"."author_id" = $7 or (select ("post"."hidden_at" is null and exists (select 1
from "consent"
where ("consent"."member_id" = "post"."author_id" and "consent"."kind" = $8 and "consent"."withdrawn_at" is null))) and ("post"."author_id" = any (array(select "block"."blocked_id"
from "block"
where "block"."blocker_id" = $9
union all
select "block"."blocker_id"
from "block"
where "block"."blocked_id" = $10))) is not true))
limit $11 );
