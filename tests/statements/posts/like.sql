-- put_like

-- tallies
