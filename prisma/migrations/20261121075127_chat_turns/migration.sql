-- AlterTable
ALTER TABLE "chat_messages" ADD COLUMN     "reply_until" TIMESTAMPTZ(3);

-- CreateIndex
-- A conversation in turn order, every reply behind the message it answers: see lib/chat/turn-order.ts.
CREATE INDEX "chat_messages_turn_order_idx" ON "chat_messages"("user_id", COALESCE("reply_to_id", "id") DESC, "id" DESC);
