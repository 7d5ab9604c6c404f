-- Whoever has the link of a quote may begin to pay it, and keeps nobody else from it: of two payments the second goes back
-- (`orders_quote_paid_once`). An account still has one open order of it (`orders_open_once`).
drop index orders_quote_open_once;
