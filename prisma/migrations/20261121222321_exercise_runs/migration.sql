-- CreateTable
CREATE TABLE "exercise_runs" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "answers" JSONB NOT NULL DEFAULT '{}',
    "step" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL DEFAULT 'open',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "exercise_runs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "exercise_runs_user_id_updated_at_id_idx" ON "exercise_runs"("user_id", "updated_at" DESC, "id");

-- AddForeignKey
ALTER TABLE "exercise_runs" ADD CONSTRAINT "exercise_runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
