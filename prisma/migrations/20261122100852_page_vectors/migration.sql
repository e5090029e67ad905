-- CreateTable
CREATE TABLE "page_vectors" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "page" TEXT NOT NULL,
    "entry_id" TEXT,
    "message_id" INTEGER,
    "response_id" TEXT,
    "run_id" TEXT,
    "model" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "vector" BYTEA NOT NULL,

    CONSTRAINT "page_vectors_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "page_vectors_entry_id_idx" ON "page_vectors"("entry_id");

-- CreateIndex
CREATE INDEX "page_vectors_message_id_idx" ON "page_vectors"("message_id");

-- CreateIndex
CREATE INDEX "page_vectors_response_id_idx" ON "page_vectors"("response_id");

-- CreateIndex
CREATE INDEX "page_vectors_run_id_idx" ON "page_vectors"("run_id");

-- CreateIndex
CREATE UNIQUE INDEX "page_vectors_user_id_model_page_hash_key" ON "page_vectors"("user_id", "model", "page", "hash");

-- AddForeignKey
ALTER TABLE "page_vectors" ADD CONSTRAINT "page_vectors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_vectors" ADD CONSTRAINT "page_vectors_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "journal_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_vectors" ADD CONSTRAINT "page_vectors_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "chat_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_vectors" ADD CONSTRAINT "page_vectors_response_id_fkey" FOREIGN KEY ("response_id") REFERENCES "user_responses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_vectors" ADD CONSTRAINT "page_vectors_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "exercise_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
