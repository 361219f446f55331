-- Returns the words of a recipient's name. A form with one field for it keeps the whole name as the first name.
create function words_of_name(content jsonb) returns tsvector language sql immutable as $$
  select to_tsvector('simple', translate(
    coalesce(content #>> '{recipient,firstName}', '') || ' ' || coalesce(content #>> '{recipient,lastName}', ''),
    '.,@/:_-''’', '         '
  ))
$$;

create index parcels_by_name on parcels using gin (words_of_name(content));
drop index parcels_by_last_name;
drop index parcels_by_first_name;

-- The last posting dates that the shopkeeper wrote in place of those that the shop was built with.
alter table availability add column last_postings jsonb not null default '[]';
