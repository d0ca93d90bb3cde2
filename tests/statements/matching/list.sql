-- best_pairs_symptom_match_50

-- match_facts

-- own_stories_match_key
