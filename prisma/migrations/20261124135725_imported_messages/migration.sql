-- AlterTable
ALTER TABLE "chat_messages" ADD COLUMN     "is_imported" BOOLEAN NOT NULL DEFAULT false;

-- What was brought in before is told apart by the lists of the imports.
UPDATE "chat_messages" m SET "is_imported" = TRUE
FROM "imported_rows" r JOIN "imports" i ON i."id" = r."import_id"
WHERE r."list" = 'chatMessages' AND r."row_id" = m."id"::text AND i."user_id" = m."user_id";
