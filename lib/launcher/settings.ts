import "./load-env";

import path from "node:path";
import { z } from "zod";
import { type ObjectStoreAddress, parseObjectStoreUrl } from "@/lib/server/core/objects/address";
import { FEWEST_PASSPHRASE_CHARACTERS } from "./backups/encryption";

const schema = z.object({
	PORT: z.coerce
		.number("is not a number")
		.int("is not a whole number")
		.min(1, "is not a port")
		.max(65535, "is not a port")
		.default(3000),
	DATA_DIR: z.string().default(".data"),
	DATABASE_URL: z
		.string()
		.regex(/^postgres(ql)?:\/\//, "does not begin with postgresql://")
		.optional(),
	DATABASE_DIRECT_URL: z
		.string()
		.regex(/^postgres(ql)?:\/\//, "does not begin with postgresql://")
		.optional(),
	DATABASE_POOLER: z.string().optional(),
	OBJECT_STORE_URL: z
		.string()
		.transform((value, context) => {
			try {
				return parseObjectStoreUrl(value);
			} catch (error) {
				context.addIssue({ code: "custom", message: (error as Error).message });
				return z.NEVER;
			}
		})
		.optional(),
	SESSION_SECRET: z.string().optional(),
	DATA_ENCRYPTION_KEY: z.string().optional(),
	APP_URL: z.url("is not an address (such as https://example.com)").optional(),
	BACKUP_PASSPHRASE: z
		.string()
		.min(FEWEST_PASSPHRASE_CHARACTERS, `is shorter than ${FEWEST_PASSPHRASE_CHARACTERS} characters`)
		.optional(),
	BACKUP_DAYS: z.coerce.number("is not a number").int("is not a whole number").min(1, "is less than 1").optional(),
});

/** The settings that the launcher and the scripts need. The app checks the rest in lib/server/core/env.ts. */
export interface Settings {
	port: number;
	/** Absolute path. */
	dataDir: string;
	/**
	 * A Postgres to use instead of the embedded one; the address for migrations, backups and commands, bypassing any
	 * pooler.
	 */
	databaseUrl: string | undefined;
	/** The object store for sounds and pictures; undefined if they are in the database. */
	objectStore: ObjectStoreAddress | undefined;
	sessionSecret: string | undefined;
	/** The unparsed setting; see lib/launcher/encryption.ts. */
	encryptionKey: string | undefined;
	/** The address under which people reach the app. */
	appUrl: string;
	/** If set, encrypts every backup. */
	backupPassphrase: string | undefined;
	/** How many days backups of the operator's own Postgres are kept. */
	backupDays: number | undefined;
}

/**
 * Checks the launcher's part of the environment. An empty value counts as not set.
 * @throws Error with a sentence that names the first variable that is wrong.
 */
export function readSettings(variables: Record<string, string | undefined>): Settings {
	const given = Object.fromEntries(
		Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
	);
	const { data, error } = schema.safeParse(given);
	if (!data) {
		const issue = error.issues[0];
		throw new Error(`The setting ${issue?.path.join(".")} ${issue?.message}.`);
	}
	const isPooled = ["1", "true"].includes(data.DATABASE_POOLER ?? "");
	if (isPooled && data.DATABASE_URL && !data.DATABASE_DIRECT_URL) {
		throw new Error(
			"The setting DATABASE_POOLER also needs DATABASE_DIRECT_URL: the address of the database past the pooler, for migrations and backups.",
		);
	}
	return {
		port: data.PORT,
		dataDir: path.resolve(data.DATA_DIR),
		databaseUrl: data.DATABASE_URL && (data.DATABASE_DIRECT_URL ?? data.DATABASE_URL),
		objectStore: data.OBJECT_STORE_URL,
		sessionSecret: data.SESSION_SECRET,
		encryptionKey: data.DATA_ENCRYPTION_KEY,
		appUrl: data.APP_URL ?? `http://localhost:${data.PORT}`,
		backupPassphrase: data.BACKUP_PASSPHRASE,
		backupDays: data.BACKUP_DAYS,
	};
}

/**
 * Returns the settings of this process, from its environment and, for anything not set there, from `.env`.
 * @throws like `readSettings`.
 */
export function settings(): Settings {
	return readSettings(process.env);
}
