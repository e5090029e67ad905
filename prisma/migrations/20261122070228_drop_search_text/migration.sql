-- AlterTable
ALTER TABLE "journal_entries" DROP COLUMN "search_text";
