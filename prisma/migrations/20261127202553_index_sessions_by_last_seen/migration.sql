-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_last_seen_at_idx" ON "sessions"("last_seen_at");
