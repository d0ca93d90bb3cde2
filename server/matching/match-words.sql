-- Twins of `wordsOf` and `idsOf` in server/foundation/text/words.ts: for checks, and for filling match_key again without the server.
create or replace function match_words(said text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct case when length(word) > 4 then regexp_replace(word, '[sx]$', '') else word end), '{}')
  from regexp_split_to_table(
    translate(
      replace(replace(replace(replace(replace(
        regexp_replace(normalize(regexp_replace(said,
          '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+',
          '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'),
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
