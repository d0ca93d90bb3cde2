-- add_jobs

-- begin_publication

-- count_publication

-- post_facts

with "learnt" as ( insert into search_word
select word
from (
select word
from unnest($1::text[]) word
where not exists (select
from search_word known
where known.word = word.word)
order by word offset 0 ) new_word
where post_words(word) <> ''
on conflict do nothing) insert into "post" ("id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "tried", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "has_media")
values ($2, $3, $4, $5, $6, $7, default, default, default, default, default, default, $8, $9, default, $10, $11, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, $12)
returning "id", "author_id", "kind", "title", "description", "tags", "duration", "intensity", "since", "start_date", "country", "postal_code", "place", "is_by_team", "version", "created_at", "updated_at", "outcome", "outcome_at", "outcome_notes", "resolved_at", "treatment", "resolution_notes", "diagnosed_at", "diagnosis", "examination", "specialist", "time_taken", "helped", "hidden_at", "hidden_reason", "hidden_decision_id", "likes", "comments", "me_toos", "is_question", "has_media";
