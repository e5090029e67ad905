-- DropForeignKey
ALTER TABLE "journal_insights" DROP CONSTRAINT "journal_insights_user_id_fkey";

-- DropTable
DROP TABLE "journal_insights";
