-- The staff finds an order by what its payment is called elsewhere, and by how much it is. A refused report is found too:
-- the index serves both who asks for all of a reference and who leaves those out.
drop index transfer_reports_by_key;
create index transfer_reports_by_key on transfer_reports (app.reference_key(reference));
create index refunds_by_key on refunds (app.reference_key(provider_id));
create index orders_by_price on orders (price);
create index orders_by_pesos on orders (pesos);
-- Every other payment is as much as its order.
create index payments_of_other_amounts on payments (amount) where role = 'mismatch';
