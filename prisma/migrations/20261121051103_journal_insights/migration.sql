-- AlterTable
ALTER TABLE "journal_entries" ADD COLUMN     "insight_until" TIMESTAMPTZ(3),
ADD COLUMN     "related_id" TEXT,
ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "journal_entries_related_id_idx" ON "journal_entries"("related_id");

-- AddForeignKey
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_related_id_fkey" FOREIGN KEY ("related_id") REFERENCES "journal_entries"("id") ON DELETE SET NULL ON UPDATE CASCADE;
