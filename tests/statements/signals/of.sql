select "drug_key", "reaction_key", "drug_name", "term", "a", "b", "c", "d", "ic_low", "prr", "is_signal", "as_of"
from "signal_pair"
where "signal_pair"."drug_key" = $1
order by "signal_pair"."ic_low" desc nulls last, "signal_pair"."reaction_key" asc;
