-- Two members are shown to each other where they met since both agreed; a meeting kept its first time until now.
update medication_introduction set met_at = greatest(met_at, a_agreed_at, b_agreed_at)
where met_at is not null and a_agreed_at is not null and b_agreed_at is not null;
