select 1
from "drug"
limit 1;

select min("drug"."name") as name, min("drug"."substance") as substance, "drug"."route", case when count(distinct coalesce("drug"."dosage", '')) = 1 then min("drug"."dosage") end as dosage, bool_or("drug"."is_marketed") as "isMarketed"
from "drug"
where to_tsvector('simple', "drug"."name_key" || ' ' || "drug"."substance_key") @@ $1::tsquery
group by "drug"."name_key", "drug"."substance_key", "drug"."route"
order by bool_or("drug"."is_marketed") desc, case when starts_with("drug"."name_key", $2) then 0 when strpos("drug"."name_key", $3) > 0 then 1 else 2 end, "drug"."name_key", "drug"."route", "drug"."substance_key"
limit $4;
