select "drug_key", "reaction_key", "drug_name", "term", "a", "b", "c", "d", "ic_low", "prr", "is_signal", "as_of"
from "signal_pair"
limit $1;

select "drug_key", "reaction_key", "drug_name", "term", "a", "b", "c", "d", "ic_low", "prr", "is_signal", "as_of"
from "signal_pair"
order by "signal_pair"."ic_low" desc nulls last, "signal_pair"."drug_key" asc, "signal_pair"."reaction_key" asc
limit $1;

select count(*)
from "signal_pair";
