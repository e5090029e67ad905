-- AlterTable
ALTER TABLE "chat_messages" ADD COLUMN     "guide" JSONB;
