-- A row that goes leaves the key of its files, so that no file outlives it.

create or replace function leave_media_garbage() returns trigger language plpgsql as $$
begin
  insert into media_garbage (key, kind, id) values (old.key, old.kind, old.id) on conflict do nothing;
  return null;
end
$$;

create or replace trigger leave_media_garbage after delete on media for each row execute function leave_media_garbage();

create or replace function leave_kept_garbage() returns trigger language plpgsql as $$
begin
  insert into media_garbage (key, kind, id)
    select old.key, old.kind, old.id where not exists (select from media where media.key = old.key)
    on conflict do nothing;
  return null;
end
$$;

create or replace trigger leave_kept_garbage after delete on media_kept for each row execute function leave_kept_garbage();
