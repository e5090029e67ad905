import { faultsOf } from "@/prisma/migration/faults";

test.each([
	['CREATE INDEX "a_idx" ON "users"("email");', "CONCURRENTLY"],
	['CREATE INDEX CONCURRENTLY IF NOT EXISTS "a_idx" ON "users"("email");\nSELECT 1;', "a migration of its own"],
	['ALTER TABLE "users" DROP COLUMN "email";', "the release before still reads it"],
	['DROP TABLE "users";', "the release before still reads it"],
	['ALTER TABLE "users" RENAME COLUMN "email" TO "mail";', "the old name"],
	['ALTER TABLE "users" ALTER COLUMN "email" SET DATA TYPE VARCHAR(10);', "writes the whole table anew"],
	['ALTER TABLE "users" ALTER COLUMN "email" SET NOT NULL;', "NOT VALID"],
	['ALTER TABLE "users" ADD COLUMN "a" TEXT NOT NULL;', "give it a DEFAULT"],
	['ALTER TABLE "users" ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "c"("id");', "VALIDATE"],
	['ALTER TABLE "users" ADD CONSTRAINT "a" UNIQUE ("b");', "USING INDEX"],
	['UPDATE "users" SET "email" = lower("email");', "in pieces"],
])("a migration that would stop people is refused: %s", (script, why) => {
	expect(faultsOf(script)).toEqual([expect.stringContaining(why)]);
});

test.each([
	'CREATE TABLE "a" ("id" TEXT NOT NULL);\n\nCREATE INDEX "a_idx" ON "a"("id");\n\nALTER TABLE "a" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "b"("id");',
	'ALTER TABLE "users" ADD COLUMN "a" TEXT;',
	'ALTER TABLE "users" ADD COLUMN "a" INTEGER NOT NULL DEFAULT 0,\nADD COLUMN "b" TEXT;',
	'-- CreateIndex\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "a_idx" ON "users"("email");',
])("one that stops nobody passes: %s", (script) => {
	expect(faultsOf(script)).toEqual([]);
});
