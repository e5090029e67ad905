-- AlterTable
ALTER TABLE "chat_answers" ADD COLUMN     "seal_id" UUID NOT NULL DEFAULT gen_random_uuid();

-- AlterTable
ALTER TABLE "chat_messages" ADD COLUMN     "seal_id" UUID NOT NULL DEFAULT gen_random_uuid();

-- CreateTable
CREATE TABLE "encryption_keys" (
    "id" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "encryption_keys_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "chat_answers_seal_id_key" ON "chat_answers"("seal_id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_messages_seal_id_key" ON "chat_messages"("seal_id");
