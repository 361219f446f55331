-- No list is by the requested day any more.
drop index parcels_to_arrive;
