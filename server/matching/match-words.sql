-- Twins of `wordsOf` and `idsOf` in server/foundation/text/words.ts: for checks, and for filling match_key again without the server.
create or replace function match_words(said text) returns text[] language sql immutable strict parallel safe as $$
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

create or replace function match_word_ids(said text) returns int[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(id order by id), '{}')
  from (
    select distinct ('x' || encode(substring(sha256(convert_to(word, 'UTF8')) for 4), 'hex'))::bit(32)::int as id
    from unnest(match_words(said)) word
  ) ids
$$;
