-- What waits for the shop: messages that nobody has answered, and reviews that nobody has decided.
create index messages_new on messages (id) where status = 'new';
create index reviews_waiting on reviews (id) where status = 'waiting';
