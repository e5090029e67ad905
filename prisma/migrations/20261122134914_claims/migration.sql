-- CreateIndex
CREATE INDEX "journal_entries_insight_until_idx" ON "journal_entries"("insight_until");

-- CreateIndex
CREATE INDEX "user_responses_analysis_until_idx" ON "user_responses"("analysis_until");
