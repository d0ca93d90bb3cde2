-- The audit log is only added to, whatever writes; what stands before the signed anchor can go.

create or replace function audit_append_only() returns trigger language plpgsql as $$
declare
  place bigint;
begin
  if tg_op = 'DELETE' then
    if tg_table_name = 'audit_entry' then
      select seq into place from audit_link where entry_id = old.id;
    else
      place := old.seq;
    end if;
    if place <= (select max(seq) from audit_anchor) then
      return old;
    end if;
  end if;
  raise exception 'the audit log is only added to' using errcode = 'restrict_violation';
end
$$;

create or replace trigger audit_entry_stays before update or delete on audit_entry for each row execute function audit_append_only();
create or replace trigger audit_link_stays before update or delete on audit_link for each row execute function audit_append_only();
create or replace trigger audit_head_stays before update or delete on audit_head for each row execute function audit_append_only();

create or replace trigger audit_log_stays before truncate on audit_entry for each statement execute function audit_append_only();
create or replace trigger audit_links_stay before truncate on audit_link for each statement execute function audit_append_only();
create or replace trigger audit_heads_stay before truncate on audit_head for each statement execute function audit_append_only();
