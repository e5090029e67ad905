-- AlterTable
ALTER TABLE "external_logins" ADD COLUMN     "seal" TEXT;

-- AlterTable
ALTER TABLE "passkeys" ADD COLUMN     "seal" TEXT;

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "seal" TEXT;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "email_seal" TEXT,
ADD COLUMN     "password_seal" TEXT;
