-- AlterTable
ALTER TABLE "users" ADD COLUMN     "keep_here" BOOLEAN;
