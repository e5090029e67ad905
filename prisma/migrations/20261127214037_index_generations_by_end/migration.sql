-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "script_generations_until_idx" ON "script_generations"("until");
