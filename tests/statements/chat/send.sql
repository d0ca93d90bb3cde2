-- add_events

-- hold_side

-- write_message
