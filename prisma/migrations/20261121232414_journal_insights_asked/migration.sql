-- CreateTable
CREATE TABLE "journal_insights" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "prompt" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "journal_insights_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "journal_insights_user_id_created_at_idx" ON "journal_insights"("user_id", "created_at");

-- AddForeignKey
ALTER TABLE "journal_insights" ADD CONSTRAINT "journal_insights_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
