import "./load-env";

import path from "node:path";
import { z } from "zod";

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
	SESSION_SECRET: z.string().optional(),
	APP_URL: z.url("is not an address (such as https://example.com)").optional(),
});

/** What the launcher and the scripts need to know. The app checks the rest in lib/server/core/env.ts. */
export interface Settings {
	port: number;
	/** Absolute. */
	dataDir: string;
	/** A Postgres to use instead of the embedded one. */
	databaseUrl: string | undefined;
	sessionSecret: string | undefined;
	/** The address that people type. */
	appUrl: string;
}

/**
 * Checks the launcher's part of the environment. An empty value counts as not set.
 * @throws Error with one sentence that names the first variable that is wrong.
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
	return {
		port: data.PORT,
		dataDir: path.resolve(data.DATA_DIR),
		databaseUrl: data.DATABASE_URL,
		sessionSecret: data.SESSION_SECRET,
		appUrl: data.APP_URL ?? `http://localhost:${data.PORT}`,
	};
}

/** The settings of this process: its environment and, for what is not set there, `.env`. @throws as `readSettings`. */
export function settings(): Settings {
	return readSettings(process.env);
}
