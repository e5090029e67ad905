-- AlterTable
ALTER TABLE "affirmations" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'affirmation',
ADD COLUMN     "love_script_id" TEXT,
ADD COLUMN     "narrator" TEXT,
ADD COLUMN     "order_num" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "chat_messages" ADD COLUMN     "reply_to_id" INTEGER,
ADD COLUMN     "written_by" TEXT;

-- AlterTable
ALTER TABLE "life_script" ADD COLUMN     "origin" TEXT NOT NULL DEFAULT 'generated',
ADD COLUMN     "sources" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "written_by" TEXT;

-- AlterTable
ALTER TABLE "love_script" ADD COLUMN     "origin" TEXT NOT NULL DEFAULT 'generated',
ADD COLUMN     "sources" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "written_by" TEXT;

-- CreateTable
CREATE TABLE "script_generations" (
    "user_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "stage" TEXT NOT NULL,
    "failure" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "script_generations_pkey" PRIMARY KEY ("user_id","kind")
);

-- CreateIndex
CREATE UNIQUE INDEX "affirmations_love_script_id_kind_order_num_voice_key" ON "affirmations"("love_script_id", "kind", "order_num", "voice");

-- CreateIndex
CREATE UNIQUE INDEX "chat_messages_reply_to_id_key" ON "chat_messages"("reply_to_id");

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_reply_to_id_fkey" FOREIGN KEY ("reply_to_id") REFERENCES "chat_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "script_generations" ADD CONSTRAINT "script_generations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "affirmations" ADD CONSTRAINT "affirmations_love_script_id_fkey" FOREIGN KEY ("love_script_id") REFERENCES "love_script"("id") ON DELETE CASCADE ON UPDATE CASCADE;
