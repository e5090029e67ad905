/** `make-migration.ts <folder> <schema>`: creates a migration called `change` and prints its folder, or nothing. */
import { makeMigration } from "@/prisma/migration/make";

const [folder, schemaFile] = process.argv.slice(2);
makeMigration("change", { folder, schemaFile }).then((made) => console.log(made ?? ""));
