/**
 * `backup.ts <data folder>`: backs up the database that another process has open there, and prints the path of the
 * file.
 */
import { makeBackup } from "@/lib/launcher/backups/backup";

makeBackup(process.argv[2] ?? "", { onCopied: () => console.log("copied") }).then(console.log);
