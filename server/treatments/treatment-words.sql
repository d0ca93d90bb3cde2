-- Keeps on the row of a post what was tried in its story: its words, for the search, and what helped, for cards. It is exact whatever writes.

create or replace function keep_treatment_words() returns trigger language plpgsql as $$
declare
  changed uuid := coalesce(new.post_id, old.post_id);
begin
  update post set
    tried = told.words,
    helped = told.helped
  from (
    select
      string_agg(concat_ws(' ', name, sentence, array_to_string(side_effects, ' ')), E'\n' order by id) as words,
      coalesce((array_agg(name order by effect = 'muchBetter' desc, id) filter (where effect in ('muchBetter', 'better')))[1:3], '{}') as helped
    from treatment where post_id = changed and hidden_at is null
  ) told
  where post.id = changed and (post.tried is distinct from told.words or post.helped is distinct from told.helped);
  return null;
end
$$;

create or replace trigger keep_treatment_words
  after insert or delete or update of name, sentence, side_effects, effect, hidden_at on treatment
  for each row execute function keep_treatment_words();
