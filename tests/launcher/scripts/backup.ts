/** `backup.ts <data folder>`: backs up the database that another process serves there, and prints the file. */
import { makeBackup } from "@/prisma/launcher/backup";

makeBackup(process.argv[2] ?? "", () => console.log("copied")).then(console.log);
