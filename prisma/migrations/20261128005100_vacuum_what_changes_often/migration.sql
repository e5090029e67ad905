-- By default, a table is vacuumed when a fifth of its rows are dead. Of what is counted with every request, a fifth is dead
-- within minutes. Of what a hundred thousand people write, it never is, and its statistics grow old.

-- A row of counters changes with each request: half-filled pages let it stay where it is, without new entries in indexes.
ALTER TABLE "rate_limits" SET (
    fillfactor = 50,
    autovacuum_vacuum_threshold = 1000,
    autovacuum_vacuum_scale_factor = 0.02,
    autovacuum_vacuum_cost_delay = 0
);

-- Rows that come and go, each once or a few times.
ALTER TABLE "sessions" SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);
ALTER TABLE "idempotency_keys" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);
ALTER TABLE "deleted_items" SET (autovacuum_vacuum_threshold = 100, autovacuum_vacuum_scale_factor = 0.02);

-- Rows that come and stay.
ALTER TABLE "journal_entries" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05);
ALTER TABLE "chat_messages" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05);
ALTER TABLE "user_responses" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05);
