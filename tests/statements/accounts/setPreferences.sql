-- shown_account

update "member"
set "language" = $1, "theme" = $2
where "member"."id" = $3;
