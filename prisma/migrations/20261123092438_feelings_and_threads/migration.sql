-- CreateTable
CREATE TABLE "feelings" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "feeling" TEXT NOT NULL,
    "local_date" DATE NOT NULL,
    "entry_id" TEXT,
    "message_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "feelings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "threads" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "meant" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "outcome" TEXT,
    "answered_on" DATE,
    "source" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "threads_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "feelings_entry_id_key" ON "feelings"("entry_id");

-- CreateIndex
CREATE UNIQUE INDEX "feelings_message_id_key" ON "feelings"("message_id");

-- CreateIndex
CREATE INDEX "feelings_user_id_local_date_id_idx" ON "feelings"("user_id", "local_date", "id");

-- CreateIndex
CREATE INDEX "threads_user_id_day_id_idx" ON "threads"("user_id", "day", "id");

-- CreateIndex
CREATE UNIQUE INDEX "threads_user_id_source_key" ON "threads"("user_id", "source");

-- AddForeignKey
ALTER TABLE "feelings" ADD CONSTRAINT "feelings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feelings" ADD CONSTRAINT "feelings_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "journal_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feelings" ADD CONSTRAINT "feelings_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "chat_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
