-- CreateTable
CREATE TABLE "not_meant" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "entry_id" TEXT,
    "message_id" INTEGER,
    "response_id" TEXT,
    "question_id" TEXT,
    "goal_id" TEXT,
    "run_id" TEXT,
    "words" TEXT NOT NULL,
    "within" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "not_meant_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "not_meant_user_id_created_at_id_idx" ON "not_meant"("user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "not_meant_entry_id_idx" ON "not_meant"("entry_id");

-- CreateIndex
CREATE INDEX "not_meant_message_id_idx" ON "not_meant"("message_id");

-- CreateIndex
CREATE INDEX "not_meant_response_id_idx" ON "not_meant"("response_id");

-- CreateIndex
CREATE INDEX "not_meant_goal_id_idx" ON "not_meant"("goal_id");

-- CreateIndex
CREATE INDEX "not_meant_run_id_idx" ON "not_meant"("run_id");

-- AddForeignKey
ALTER TABLE "not_meant" ADD CONSTRAINT "not_meant_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "not_meant" ADD CONSTRAINT "not_meant_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "journal_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "not_meant" ADD CONSTRAINT "not_meant_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "chat_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "not_meant" ADD CONSTRAINT "not_meant_response_id_fkey" FOREIGN KEY ("response_id") REFERENCES "user_responses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "not_meant" ADD CONSTRAINT "not_meant_goal_id_fkey" FOREIGN KEY ("goal_id") REFERENCES "relationship_goals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "not_meant" ADD CONSTRAINT "not_meant_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "exercise_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
