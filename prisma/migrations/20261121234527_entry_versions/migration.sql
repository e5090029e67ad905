-- AlterTable
ALTER TABLE "journal_entries" ADD COLUMN     "is_insight_old" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "journal_entry_versions" (
    "entry_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "local_date" DATE NOT NULL,
    "edited_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "journal_entry_versions_pkey" PRIMARY KEY ("entry_id","version")
);

-- CreateIndex
CREATE INDEX "journal_entry_versions_user_id_idx" ON "journal_entry_versions"("user_id");

-- AddForeignKey
ALTER TABLE "journal_entry_versions" ADD CONSTRAINT "journal_entry_versions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journal_entry_versions" ADD CONSTRAINT "journal_entry_versions_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "journal_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
