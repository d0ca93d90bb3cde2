-- The audit log is only added to, whatever writes.

create or replace function audit_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to' using errcode = 'restrict_violation';
end
$$;

create or replace trigger audit_entry_stays before update or delete on audit_entry for each row execute function audit_stays();

create or replace trigger audit_log_stays before truncate on audit_entry for each statement execute function audit_stays();
