-- AlterTable
ALTER TABLE "photos" ALTER COLUMN "image" DROP NOT NULL,
ALTER COLUMN "small" DROP NOT NULL;

-- CreateTable
CREATE TABLE "stored_objects" (
    "name" TEXT NOT NULL,
    "user_id" INTEGER,
    "column" TEXT NOT NULL,
    "photo_id" TEXT,
    "affirmation_id" TEXT,
    "bytes" INTEGER NOT NULL,
    "key_id" TEXT NOT NULL,
    "was_used" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_objects_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "stored_objects_photo_id_affirmation_id_idx" ON "stored_objects"("photo_id", "affirmation_id");

-- CreateIndex
CREATE INDEX "stored_objects_user_id_idx" ON "stored_objects"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "stored_objects_photo_id_column_key" ON "stored_objects"("photo_id", "column");

-- CreateIndex
CREATE UNIQUE INDEX "stored_objects_affirmation_id_column_key" ON "stored_objects"("affirmation_id", "column");

-- AddForeignKey
ALTER TABLE "stored_objects" ADD CONSTRAINT "stored_objects_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_objects" ADD CONSTRAINT "stored_objects_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_objects" ADD CONSTRAINT "stored_objects_affirmation_id_fkey" FOREIGN KEY ("affirmation_id") REFERENCES "affirmations"("id") ON DELETE SET NULL ON UPDATE CASCADE;
