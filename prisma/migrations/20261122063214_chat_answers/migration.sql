-- AlterTable
ALTER TABLE "chat_messages" ADD COLUMN     "answer_id" INTEGER;

-- CreateTable
CREATE TABLE "chat_answers" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "reply_id" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "written_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_answers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "chat_answers_reply_id_idx" ON "chat_answers"("reply_id");

-- CreateIndex
CREATE INDEX "chat_answers_user_id_idx" ON "chat_answers"("user_id");

-- AddForeignKey
ALTER TABLE "chat_answers" ADD CONSTRAINT "chat_answers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_answers" ADD CONSTRAINT "chat_answers_reply_id_fkey" FOREIGN KEY ("reply_id") REFERENCES "chat_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
