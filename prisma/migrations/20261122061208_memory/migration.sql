-- CreateTable
CREATE TABLE "learned_facts" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "entry_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "learned_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "learned_facts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "forgotten_facts" (
    "user_id" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "forgotten_facts_pkey" PRIMARY KEY ("user_id","hash")
);

-- CreateTable
CREATE TABLE "memory_pauses" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "memory_pauses_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "learned_facts_user_id_created_at_id_idx" ON "learned_facts"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "learned_facts_entry_id_idx" ON "learned_facts"("entry_id");

-- CreateIndex
CREATE INDEX "memory_pauses_user_id_idx" ON "memory_pauses"("user_id");

-- AddForeignKey
ALTER TABLE "learned_facts" ADD CONSTRAINT "learned_facts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learned_facts" ADD CONSTRAINT "learned_facts_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "journal_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forgotten_facts" ADD CONSTRAINT "forgotten_facts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory_pauses" ADD CONSTRAINT "memory_pauses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
