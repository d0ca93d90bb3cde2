-- What the image of PostgreSQL runs once, when its volume is new: the role of the server owns its database, and no more.
\getenv password POSTGRES_PASSWORD
create role vecu login password :'password';
create database vecu owner vecu;
-- The superuser has had the same password until here: now it has none, and comes by the socket in the container alone.
alter role postgres password null;
