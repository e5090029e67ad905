/** `backup.ts <data folder>`: backs up the database that another process serves there, and prints the file. */
import { makeBackup } from "@/lib/launcher/backups/backup";

makeBackup(process.argv[2] ?? "", { onCopied: () => console.log("copied") }).then(console.log);
