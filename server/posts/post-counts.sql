-- `post.likes` and `post.comments` are exact whatever writes.

create or replace function count_post_like() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update post set likes = likes + 1 where id = new.post_id;
  else
    update post set likes = likes - 1 where id = old.post_id;
  end if;
  return null;
end
$$;

create or replace trigger count_post_like after insert or delete on post_like for each row execute function count_post_like();

create or replace function count_comment() returns trigger language plpgsql as $$
declare
  counted_before int := case when tg_op <> 'INSERT' and old.deleted_at is null and old.hidden_at is null then 1 else 0 end;
  counted_after int := case when tg_op <> 'DELETE' and new.deleted_at is null and new.hidden_at is null then 1 else 0 end;
begin
  if counted_after <> counted_before then
    update post set comments = comments + counted_after - counted_before where id = coalesce(new.post_id, old.post_id);
  end if;
  return null;
end
$$;

create or replace trigger count_comment after insert or delete or update of deleted_at, hidden_at on comment
  for each row execute function count_comment();
