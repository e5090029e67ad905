-- CreateTable
CREATE TABLE "deleted_items" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kept" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deleted_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "imports" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "until" TIMESTAMPTZ(3),

    CONSTRAINT "imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "imported_rows" (
    "import_id" TEXT NOT NULL,
    "list" TEXT NOT NULL,
    "row_id" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "imported_rows_pkey" PRIMARY KEY ("import_id","list","row_id")
);

-- CreateIndex
CREATE INDEX "deleted_items_user_id_idx" ON "deleted_items"("user_id");

-- CreateIndex
CREATE INDEX "deleted_items_created_at_idx" ON "deleted_items"("created_at");

-- CreateIndex
CREATE INDEX "imports_user_id_created_at_idx" ON "imports"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "imported_rows_list_row_id_idx" ON "imported_rows"("list", "row_id");

-- AddForeignKey
ALTER TABLE "deleted_items" ADD CONSTRAINT "deleted_items_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imported_rows" ADD CONSTRAINT "imported_rows_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
