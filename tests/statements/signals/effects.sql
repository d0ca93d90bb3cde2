-- rate_limit:rlflx-upsert

select "drug_key", "as_of", "members", "effects"
from "effect_count"
where "effect_count"."drug_key" = $1;
