-- AlterTable
ALTER TABLE "script_generations" ADD COLUMN     "is_composed" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "user_responses" ADD COLUMN     "marked" JSONB;
