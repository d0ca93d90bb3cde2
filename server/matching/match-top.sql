drop function if exists match_top;
drop function if exists match_those;
drop type if exists match_candidate;

create type match_candidate as (key bigint, post_id uuid, place_key text, score int, shared_tags int, similarity float8);

-- Returns those of `others`, of other authors, that are matches of the post behind `self`, by the same rules as `match_top`.
create function match_those(self bigint, others bigint[], rules jsonb)
returns table (
  key bigint, post_id uuid, author_id uuid, place_key text, is_established boolean, ver int, score int, shared_tags int, similarity float8,
  location_match boolean, postal_proximity boolean, months_apart int, travel_overlap boolean
)
language sql stable
as $$
  select x.key, x.post_id, x.author_id, x.place_key, x.is_established, x.ver, x.score, x.shared_tags, x.similarity,
    x.location_match, x.postal_proximity, x.months_apart, x.travel_overlap
  from (
    select c.*, least(
      (rules ->> 'scoreMax')::int,
      case when c.location_match then (points ->> 'country')::int else 0 end
        + case when c.postal_proximity then (points ->> 'zone')::int else 0 end
        + case c.months_apart when 0 then (points -> 'period' ->> 'same')::int when 1 then (points -> 'period' ->> 'neighbouring')::int else 0 end
        + (points ->> 'words')::int * c.shared / c.larger
        + case when c.travel_overlap then (points ->> 'travel')::int else 0 end
    ) as score
    from (
      select p.key, p.post_id, p.author_id, p.place_key, p.is_established, p.ver, icount(p.tags & q.tags) as shared_tags, n.shared, n.larger,
        p.tags && q.telling_tags
          or r.shared > r.opposed and (r.shared - r.opposed)::float8 / (r.told - r.shared) >= (rules ->> 'overlap')::float8 as tells,
        n.shared::float8 / n.larger as similarity,
        q.country <> '' and p.country = q.country as location_match,
        q.zone <> '' and p.zone = q.zone as postal_proximity,
        case
          when p.day >= q.month and p.day < q.month + interval '1 month' then 0
          when p.day >= q.month - interval '1 month' and p.day < q.month + interval '2 months' then 1
        end as months_apart,
        exists (
          select from match_travel mine
          join match_travel theirs on theirs.destination = mine.destination
            and theirs.start_date <= mine.end_date and theirs.end_date >= mine.start_date
          where mine.key = q.key and theirs.key = p.key
        ) as travel_overlap,
        rules -> 'points' as points
      from (
        select *, date_trunc('month', day)::date as month,
          tags & sort(array(select jsonb_array_elements_text(rules -> 'tellingTags')::int)) as telling_tags
        from match_key where match_key.key = self offset 0
      ) q
      join match_key p on p.key = any (others) and p.author_id <> q.author_id
      cross join lateral (select icount(p.tok & q.tok) as shared, greatest(p.ntok, q.ntok, 1) as larger offset 0) n
      cross join lateral (
        select icount(p.ctok & q.ctok) - icount(p.csame & q.csame) as shared, icount(p.ctok & q.copp) + icount(p.copp & q.ctok) as opposed,
          icount(p.ctok) + icount(q.ctok) as told
        offset 0
      ) r
    ) c
  ) x
  where x.score > (rules ->> 'scoreThreshold')::int
    and x.tells
$$;

-- Returns the `kept` best matches of the post behind `self`, exactly, best first: of posts whose authors are `established`, or of those whose are not, without
-- authors in `excluded` and with `perAuthor` of one place key at most. The functions `matchOf` and `byRank` of tests/support/plain-search/best-matches.ts
-- say what a match is and which is better; tests hold this function to them. `rules` are theirs, out of contract/matching/limits.ts:
-- {points: {country, zone, period: {same, neighbouring}, words, travel}, scoreMax, scoreThreshold, overlap, tellingTags, perAuthor}.
--
-- A match needs something in common that tells: a tag that few have, or overlap of what was read in both, as `overlapOf` (server/matching/overlap.ts)
-- has it. A feature is as many ids of `ctok` as it counts; `csame` has those of them that do not count where the other post tells the feature in the same
-- words; `copp` has the features that a story says are not there.
--
-- Without a common journey a score is a base from place and time, of which there are six, plus at most `words_max` points for words. So posts are read
-- in slices of one base, the highest first. Neither posts of two countries nor a country alone can reach the threshold: no slice looks for them. Once `kept`
-- matches are known, the last of them says how many points words must bring in the slices that remain (`need`): that bounds the length of the texts worth
-- reading, lets signatures rule out most of them inside the index, and ends the search when it passes `words_max`. Pairs with a common journey are few and
-- come first.
--
-- Plans are generic, so each source of candidates is fenced by `offset 0` with one usable index inside; those of other places are switched off
-- by a condition on parameters alone.
create function match_top(self bigint, excluded uuid[], kept int, rules jsonb, established boolean)
returns table (
  key bigint, post_id uuid, author_id uuid, place_key text, is_established boolean, ver int, score int, shared_tags int, similarity float8,
  location_match boolean, postal_proximity boolean, months_apart int, travel_overlap boolean
)
language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
declare
  country_points int := rules -> 'points' -> 'country';
  zone_points int := rules -> 'points' -> 'zone';
  same_points int := rules -> 'points' -> 'period' -> 'same';
  next_points int := rules -> 'points' -> 'period' -> 'neighbouring';
  words_max int := rules -> 'points' -> 'words';
  least_overlap float8 := rules -> 'overlap';
  per_author int := rules -> 'perAuthor';
  lowest int := (rules -> 'scoreThreshold')::int + 1; -- with a lower score, nothing enters `best` any more
  q_author uuid;
  q_day date;
  q_month date; -- the first day of its month, of the one before, of the next and of the one after that
  q_before date;
  q_next date;
  q_later date;
  q_size int;
  q_country text;
  q_zone text;
  q_words int[];
  q_tags int[];
  q_telling int[]; -- tags that tell something
  q_tokens int[];
  q_same int[];
  q_denied int[];
  q_told int;
  q_rare int[];
  q_sig bit(256);
  q_extra int; -- words beyond the bits they set: two may set the same
  q_zone_read text; -- left out of slices by country, as slices by zone have it; '-', which is no zone, when there is none
  best match_candidate[] := '{}';
  travelled bigint[]; -- keys of those in `best` with a common journey
  slice record;
  need int;
  shortest int;
  longest int;
begin
  select k.author_id, k.day, k.ntok, k.country, k.zone, k.tok, k.tags, k.ctok, k.csame, k.copp, k.pref, k.sig
  into q_author, q_day, q_size, q_country, q_zone, q_words, q_tags, q_tokens, q_same, q_denied, q_rare, q_sig
  from match_key k where k.key = self;
  q_telling := q_tags & sort(array(select jsonb_array_elements_text(rules -> 'tellingTags')::int));
  q_told := icount(q_tokens);
  q_month := date_trunc('month', q_day);
  q_before := q_month - interval '1 month';
  q_next := q_month + interval '1 month';
  q_later := q_month + interval '2 months';
  q_extra := q_size - bit_count(q_sig);
  q_zone_read := case when q_zone = '' then '-' else q_zone end;

  travelled := array(
    select distinct theirs.key
    from match_travel mine
    join match_travel theirs on theirs.destination = mine.destination
      and theirs.start_date <= mine.end_date and theirs.end_date >= mine.start_date
    where mine.key = self
  );
  if cardinality(travelled) > 0 then
    best := array(
      select row(y.key, y.post_id, y.place_key, y.score, y.shared_tags, y.similarity)::match_candidate
      from (
        select x.*, row_number() over (
          partition by x.place_key order by x.score desc, x.shared_tags desc, x.similarity desc, x.post_id desc
        ) as place
        from match_those(self, travelled, rules) x
        where x.is_established = established and x.author_id <> all (excluded)
      ) y
      where y.place <= per_author
      order by y.score desc, y.shared_tags desc, y.similarity desc, y.post_id desc
      limit kept
    );
    -- Slices leave out these alone: who is beaten already would meet the same list again, with fewer points.
    travelled := array(select b.key from unnest(best) b);
    if cardinality(best) >= kept then lowest := best[kept].score; end if;
  end if;

  for slice in
    select s.base, s.place, s.first_day, s.last_day
    from (
      values
        (country_points + zone_points + same_points, 'zone', q_month, q_next - 1),
        (country_points + zone_points + next_points, 'zone', q_before, q_month - 1),
        (country_points + zone_points + next_points, 'zone', q_next, q_later - 1),
        (country_points + same_points, 'country', q_month, q_next - 1),
        (country_points + zone_points, 'zone', '-infinity', coalesce(q_before - 1, 'infinity')),
        (country_points + zone_points, 'zone', q_later, 'infinity'),
        (country_points + zone_points, 'zone, no day', null, null),
        (country_points + next_points, 'country', q_before, q_month - 1),
        (country_points + next_points, 'country', q_next, q_later - 1),
        (country_points, 'country, rare words', null, null)
    ) s (base, place, first_day, last_day)
    where q_country <> ''
      and (q_zone <> '' or s.place not in ('zone', 'zone, no day'))
      and (s.first_day is not null or s.place not in ('zone', 'country'))
    order by s.base desc
  loop
    need := greatest(lowest - slice.base, 0);
    exit when need > words_max;
    shortest := (need * q_size + words_max - 1) / words_max;
    longest := case when need > 0 then words_max * q_size / need else 32767 end;

    best := array(
      select row(y.key, y.post_id, y.place_key, y.score, y.shared_tags, y.similarity)::match_candidate
      from (select x.*, row_number() over (
        partition by x.place_key order by x.score desc, x.shared_tags desc, x.similarity desc, x.post_id desc
      ) as place from (
        select b.key, b.post_id, b.place_key, b.score, b.shared_tags, b.similarity from unnest(best) b
        union all
        select p.key, p.post_id, p.place_key, p.score, icount(p.tags & q_tags), p.similarity
        from (
          select p.key, p.post_id, p.place_key, p.tags, p.ctok, p.csame, p.copp, slice.base + w.points as score, w.similarity
          from (
            (
              select k.* from match_key k
              where slice.place = 'zone' and need < 4
                and k.is_established = established and k.zone = q_zone and k.day between slice.first_day and slice.last_day and k.ntok between shortest and longest
              offset 0
            )
            union all
            (
              select k.*
              from (
                select i.key from match_key i
                where slice.place = 'zone' and need >= 4
                  and i.is_established = established and i.zone = q_zone and i.day between slice.first_day and slice.last_day and i.ntok between shortest and longest
                  and words_max * (q_extra + bit_count(i.sig & q_sig)) >= need * greatest(i.ntok, q_size)
                offset 0
              ) able
              join match_key k on k.key = able.key
              offset 0
            )
            union all
            (
              select k.* from match_key k
              where slice.place = 'zone, no day'
                and k.is_established = established and k.zone = q_zone and k.day is null and k.ntok between shortest and longest
              offset 0
            )
            union all
            (
              select k.* from match_key k
              where slice.place = 'country' and need < 4
                and k.is_established = established and k.country = q_country and k.day between slice.first_day and slice.last_day and k.ntok between shortest and longest
                and k.zone <> q_zone_read
              offset 0
            )
            union all
            (
              select k.*
              from (
                select i.key from match_key i
                where slice.place = 'country' and need >= 4
                  and i.is_established = established and i.country = q_country and i.day between slice.first_day and slice.last_day and i.ntok between shortest and longest
                  and words_max * (q_extra + bit_count(i.sig & q_sig)) >= need * greatest(i.ntok, q_size)
                offset 0
              ) able
              join match_key k on k.key = able.key
              where k.zone <> q_zone_read
              offset 0
            )
            union all
            (
              select k.*
              from (
                -- The array operator of PostgreSQL: intarray's own of that name would not use the index. Fenced once more, or another index is.
                select * from match_key i
                where slice.place = 'country, rare words' and i.pref operator(pg_catalog.&&) q_rare
                offset 0
              ) k
              where k.is_established = established and k.country = q_country and k.zone <> q_zone_read and k.ntok between shortest and longest
                and (q_day is null or k.day is null or k.day < q_before or k.day >= q_later)
              offset 0
            )
          ) p
          cross join lateral (select icount(p.tok & q_words) as shared, greatest(p.ntok, q_size, 1) as larger offset 0) n
          cross join lateral (select words_max * n.shared / n.larger as points, n.shared::float8 / n.larger as similarity) w
          where w.points >= need and p.author_id <> q_author and p.author_id <> all (excluded) and p.key <> all (travelled)
          offset 0
        ) p
        cross join lateral (
          select icount(p.ctok & q_tokens) - icount(p.csame & q_same) as shared, icount(p.ctok & q_denied) + icount(p.copp & q_tokens) as opposed,
            icount(p.ctok) + q_told as told
          offset 0
        ) r
        where p.tags && q_telling or r.shared > r.opposed and (r.shared - r.opposed)::float8 / (r.told - r.shared) >= least_overlap
      ) x) y
      where y.place <= per_author
      order by y.score desc, y.shared_tags desc, y.similarity desc, y.post_id desc
      limit kept
    );
    if cardinality(best) >= kept then lowest := best[kept].score; end if;
  end loop;

  return query
    select p.key, p.post_id, p.author_id, p.place_key, p.is_established, p.ver, b.score, b.shared_tags, b.similarity,
      q_country <> '' and p.country = q_country,
      q_zone <> '' and p.zone = q_zone,
      case when p.day >= q_month and p.day < q_next then 0 when p.day >= q_before and p.day < q_later then 1 end,
      p.key = any (travelled)
    from unnest(best) b join match_key p on p.key = b.key
    order by b.score desc, b.shared_tags desc, b.similarity desc, b.post_id desc;
end
$$;
