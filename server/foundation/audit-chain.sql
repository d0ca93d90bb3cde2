-- Links each row of the audit log to the one before, in the order of commits and in the transaction of the row. Deferred to its end: the lock that lines up
-- the writers is taken last, so that whoever holds it waits for nobody, and is let go with the commit.

create or replace function audit_chains() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit_link', 0));
  select seq, hash into last
  from (select seq, hash from audit_link union all select seq, hash from audit_anchor) as known
  order by seq desc limit 1;
  insert into audit_link (seq, entry_id, hash) values (
    coalesce(last.seq, 0) + 1,
    new.id,
    encode(sha256(convert_to(coalesce(last.hash, repeat('0', 64)) || new.seal, 'UTF8')), 'hex')
  );
  return null;
end
$$;

drop trigger if exists audit_entry_chains on audit_entry;
create constraint trigger audit_entry_chains after insert on audit_entry
  deferrable initially deferred for each row execute function audit_chains();
