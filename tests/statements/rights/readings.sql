select "member_id", "key"
from "audit_key"
where "audit_key"."member_id" in ($1, …);
