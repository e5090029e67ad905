-- CreateTable
CREATE TABLE "kept_lines" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "source_id" TEXT,
    "article" TEXT,
    "day" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kept_lines_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "kept_lines_user_id_created_at_id_idx" ON "kept_lines"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "kept_lines_user_id_source_id_idx" ON "kept_lines"("user_id", "source_id");

-- AddForeignKey
ALTER TABLE "kept_lines" ADD CONSTRAINT "kept_lines_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
