select "id", "word", "act", "added_at"
from "watched_word"
order by "watched_word"."key";
