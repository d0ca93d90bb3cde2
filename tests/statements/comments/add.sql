-- add_jobs

-- hold_commented

-- write_comment
