-- AlterTable
ALTER TABLE "journal_entries" ADD COLUMN     "is_kept_away" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "people" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "names" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "people_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "people_user_id_created_at_id_idx" ON "people"("user_id", "created_at", "id");

-- AddForeignKey
ALTER TABLE "people" ADD CONSTRAINT "people_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
