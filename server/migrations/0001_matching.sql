-- Matching: what Drizzle cannot say. `server/matching/score.ts` is the plain reading of the rules; tests hold this to it.

create extension if not exists intarray;
--> statement-breakpoint
-- Only ever compared for equality: bytes will do, whatever the collation of the database.
alter table match_key
  alter column country type text collate "C",
  alter column zone type text collate "C";
--> statement-breakpoint
-- Twins of `wordsOf` and `idsOf` in server/matching/words.ts: for checks, and for filling match_key again without the server.
create function match_words(said text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct case when length(word) > 4 then regexp_replace(word, '[sx]$', '') else word end), '{}')
  from regexp_split_to_table(
    translate(
      replace(replace(replace(replace(replace(
        regexp_replace(normalize(said, NFD), '[\u0300-\u036f]', '', 'g'),
        'Œ', 'oe'), 'œ', 'oe'), 'Æ', 'ae'), 'æ', 'ae'), 'ß', 'ss'),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'),
    '[^a-z0-9]+') word
  where length(word) > 3
$$;
--> statement-breakpoint
create function match_word_ids(said text) returns int[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(word.id order by word.id), '{}')
  from (
    select distinct ('x' || encode(substring(sha256(convert_to(folded, 'UTF8')) for 4), 'hex'))::bit(32)::int as id
    from unnest(match_words(said)) folded
  ) word
$$;
--> statement-breakpoint
create type match_candidate as (key bigint, post_id uuid, score int, shared_tags int, similarity float8);
--> statement-breakpoint
-- The `kept` best matches of the post behind `self`, exactly, best first, without authors in `excluded`.
--
-- Without a common journey a pair's score is a base from place and time, one of six, plus 0 to 25 for words. So posts are looked at in slices of
-- one base each, the highest first. Once `kept` matches are known, the last of them says how many points words must bring in the slices that
-- remain (`need`), which bounds the length of texts worth reading, and ends the search when it passes 25. Pairs with a common journey
-- are few and come first.
--
-- Each candidate query is fenced with `offset 0`, or the planner moves conditions between its index and the work on words; one usable index a
-- slice makes generic plans safe.
create function match_top(self bigint, excluded uuid[], kept int)
returns table (
  key bigint, post_id uuid, author_id uuid, ver int, score int, shared_tags int, similarity float8,
  location_match boolean, postal_proximity boolean, temporal_proximity int, travel_overlap boolean
)
language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
declare
  q_author uuid;
  q_day date;
  q_size int;
  q_country text;
  q_zone text;
  q_words int[];
  q_tags int[];
  q_prefix int[];
  best match_candidate[] := '{}';
  travelled bigint[];
  lowest int := 51; -- with less, nothing enters `best` any more
  slice record;
  need int;
  shortest int;
  longest int;
begin
  select k.author_id, k.day, k.ntok, k.country, k.zone, k.tok, k.tags, k.pref
  into q_author, q_day, q_size, q_country, q_zone, q_words, q_tags, q_prefix
  from match_key k where k.key = self;

  travelled := array(
    select distinct theirs.key
    from match_travel mine
    join match_travel theirs on theirs.destination = mine.destination
      and theirs.start_date <= mine.end_date and theirs.end_date >= mine.start_date
    where mine.key = self
  );
  if cardinality(travelled) > 0 then
    best := array(
      select row(x.key, x.post_id, x.score, x.shared_tags, x.similarity)::match_candidate
      from (
        select p.key, p.post_id, icount(p.tags & q_tags) as shared_tags, w.similarity,
          least(100, 20 + w.points
            + case when q_country = '' or p.country <> q_country then 0 when q_zone = '' or p.zone <> q_zone then 30 else 50 end
            + case when abs(p.day - q_day) <= 7 then 25 when abs(p.day - q_day) <= 30 then 15 else 0 end) as score
        from match_key p
        cross join lateral (select icount(p.tok & q_words) as shared, greatest(p.ntok, q_size, 1) as larger offset 0) n
        cross join lateral (select 25 * n.shared / n.larger as points, n.shared::float8 / n.larger as similarity) w
        where p.key = any (travelled) and p.author_id <> q_author and p.author_id <> all (excluded)
      ) x
      where x.score >= lowest and (x.similarity >= 0.15::float8 or x.shared_tags > 0)
      order by x.score desc, x.shared_tags desc, x.similarity desc, x.post_id desc
      limit kept
    );
    -- Those beaten already would only be beaten again, with fewer points: the slices leave out no others.
    travelled := array(select b.key from unnest(best) b);
    if cardinality(best) >= kept then lowest := best[kept].score; end if;
  end if;

  for slice in
    select s.base, s.place, s.first_day, s.last_day
    from (
      values
        (75, 'zone', q_day - 7, q_day + 7),
        (65, 'zone', q_day - 30, q_day - 8),
        (65, 'zone', q_day + 8, q_day + 30),
        (55, 'country', q_day - 7, q_day + 7),
        (50, 'zone', '-infinity', coalesce(q_day - 31, 'infinity')),
        (50, 'zone', q_day + 31, 'infinity'),
        (50, 'zone without a day', null, null),
        (45, 'country', q_day - 30, q_day - 8),
        (45, 'country', q_day + 8, q_day + 30),
        (30, 'country by rare words', null, null)
    ) s (base, place, first_day, last_day)
    where q_country <> ''
      and (q_zone <> '' or s.place not in ('zone', 'zone without a day'))
      and (s.first_day is not null or s.place in ('zone without a day', 'country by rare words'))
    order by s.base desc
  loop
    need := greatest(lowest - slice.base, 0);
    exit when need > 25;
    shortest := (need * q_size + 24) / 25;
    longest := case when need > 0 then 25 * q_size / need else 32767 end;

    if slice.place = 'zone' then
      best := array(
        select row(x.key, x.post_id, x.score, x.shared_tags, x.similarity)::match_candidate
        from (
          select b.key, b.post_id, b.score, b.shared_tags, b.similarity from unnest(best) b
          union all
          select p.key, p.post_id, slice.base + w.points, icount(p.tags & q_tags), w.similarity
          from (
            select * from match_key p
            where p.zone = q_zone and p.day between slice.first_day and slice.last_day
              and p.ntok between shortest and longest
              and p.author_id <> q_author and p.author_id <> all (excluded) and p.key <> all (travelled)
            offset 0
          ) p
          cross join lateral (select icount(p.tok & q_words) as shared, greatest(p.ntok, q_size, 1) as larger offset 0) n
          cross join lateral (select 25 * n.shared / n.larger as points, n.shared::float8 / n.larger as similarity) w
          where w.points >= need and (w.similarity >= 0.15::float8 or p.tags && q_tags)
        ) x
        order by x.score desc, x.shared_tags desc, x.similarity desc, x.post_id desc
        limit kept
      );
    elsif slice.place = 'zone without a day' then
      best := array(
        select row(x.key, x.post_id, x.score, x.shared_tags, x.similarity)::match_candidate
        from (
          select b.key, b.post_id, b.score, b.shared_tags, b.similarity from unnest(best) b
          union all
          select p.key, p.post_id, slice.base + w.points, icount(p.tags & q_tags), w.similarity
          from (
            select * from match_key p
            where p.zone = q_zone and p.day is null
              and p.ntok between shortest and longest
              and p.author_id <> q_author and p.author_id <> all (excluded) and p.key <> all (travelled)
            offset 0
          ) p
          cross join lateral (select icount(p.tok & q_words) as shared, greatest(p.ntok, q_size, 1) as larger offset 0) n
          cross join lateral (select 25 * n.shared / n.larger as points, n.shared::float8 / n.larger as similarity) w
          where w.points >= need and (w.similarity >= 0.15::float8 or p.tags && q_tags)
        ) x
        order by x.score desc, x.shared_tags desc, x.similarity desc, x.post_id desc
        limit kept
      );
    elsif slice.place = 'country' then
      best := array(
        select row(x.key, x.post_id, x.score, x.shared_tags, x.similarity)::match_candidate
        from (
          select b.key, b.post_id, b.score, b.shared_tags, b.similarity from unnest(best) b
          union all
          select p.key, p.post_id, slice.base + w.points, icount(p.tags & q_tags), w.similarity
          from (
            select * from match_key p
            where p.country = q_country and p.day between slice.first_day and slice.last_day
              and (q_zone = '' or p.zone <> q_zone)
              and p.ntok between shortest and longest
              and p.author_id <> q_author and p.author_id <> all (excluded) and p.key <> all (travelled)
            offset 0
          ) p
          cross join lateral (select icount(p.tok & q_words) as shared, greatest(p.ntok, q_size, 1) as larger offset 0) n
          cross join lateral (select 25 * n.shared / n.larger as points, n.shared::float8 / n.larger as similarity) w
          where w.points >= need and (w.similarity >= 0.15::float8 or p.tags && q_tags)
        ) x
        order by x.score desc, x.shared_tags desc, x.similarity desc, x.post_id desc
        limit kept
      );
    else
      best := array(
        select row(x.key, x.post_id, x.score, x.shared_tags, x.similarity)::match_candidate
        from (
          select b.key, b.post_id, b.score, b.shared_tags, b.similarity from unnest(best) b
          union all
          select p.key, p.post_id, slice.base + w.points, icount(p.tags & q_tags), w.similarity
          from (
            -- The plain array operator: intarray's own of the same name would not use the index. `offset 0`, or an index on ntok is chosen.
            select * from (select * from match_key p where p.pref operator(pg_catalog.&&) q_prefix offset 0) p
            where p.country = q_country and (q_zone = '' or p.zone <> q_zone)
              and (q_day is null or p.day is null or p.day not between q_day - 30 and q_day + 30)
              and p.ntok between shortest and longest
              and p.author_id <> q_author and p.author_id <> all (excluded) and p.key <> all (travelled)
            offset 0
          ) p
          cross join lateral (select icount(p.tok & q_words) as shared, greatest(p.ntok, q_size, 1) as larger offset 0) n
          cross join lateral (select 25 * n.shared / n.larger as points, n.shared::float8 / n.larger as similarity) w
          where w.points >= need
        ) x
        order by x.score desc, x.shared_tags desc, x.similarity desc, x.post_id desc
        limit kept
      );
    end if;
    if cardinality(best) >= kept then lowest := best[kept].score; end if;
  end loop;

  return query
    select p.key, p.post_id, p.author_id, p.ver, b.score, b.shared_tags, b.similarity,
      q_country <> '' and p.country = q_country,
      q_zone <> '' and p.zone = q_zone,
      case when abs(p.day - q_day) <= 30 then abs(p.day - q_day) end,
      p.key = any (travelled)
    from unnest(best) b join match_key p on p.key = b.key
    order by b.score desc, b.shared_tags desc, b.similarity desc, b.post_id desc;
end
$$;
