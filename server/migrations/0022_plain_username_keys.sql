-- Punctuation does not count any more in the key of a name. A key that another member's would equal stays as it is.
update member as one set username_key = regexp_replace(one.username_key, '[!-/:-@\[-`{-~«»“”‘’‹›„…·•¡¿–—]+', '', 'g')
where regexp_replace(one.username_key, '[!-/:-@\[-`{-~«»“”‘’‹›„…·•¡¿–—]+', '', 'g') not in ('', one.username_key)
  and not exists (
    select from member as other
    where other.id <> one.id
      and regexp_replace(other.username_key, '[!-/:-@\[-`{-~«»“”‘’‹›„…·•¡¿–—]+', '', 'g')
        = regexp_replace(one.username_key, '[!-/:-@\[-`{-~«»“”‘’‹›„…·•¡¿–—]+', '', 'g'));
