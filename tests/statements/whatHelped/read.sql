-- tried_newest

-- what_helped
