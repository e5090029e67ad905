import { defineConfig } from "prisma/config";

/** Used by Prisma's command line; the app itself connects through lib/server/core/database/db.ts. */
export default defineConfig({
	schema: "prisma/schema.prisma",
	migrations: { path: "prisma/migrations" },
	datasource: { url: process.env.DATABASE_URL ?? "" },
});
