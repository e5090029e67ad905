import { z } from "zod";
import { parseKeys } from "@/lib/server/core/encryption/keyring";
import { parseObjectStoreUrl } from "@/lib/server/core/objects/address";
import { splitCommand } from "./command-line";

const flag = z
	.enum(["", "0", "1", "false", "true"], { error: "is either 1 or 0" })
	.default("")
	.transform((value) => value === "1" || value === "true");
const optional = z
	.string()
	.trim()
	.transform((value) => value || undefined)
	.optional();
const optionalUrl = optional.refine(
	(value) => value === undefined || URL.canParse(value),
	"is not an address (such as https://example.com)",
);
const positive = z.coerce.number({ error: "is not a number" }).int("is not a whole number").positive("must be above 0");
const count = (fallback: number) => positive.default(fallback);
/** A program and its arguments, one of which contains the placeholder for the recording's path. */
const commandWithFile = optional.transform((value, context) => {
	if (value === undefined) return undefined;
	const refuse = (message: string) => {
		context.addIssue({ code: "custom", message });
		return z.NEVER;
	};
	try {
		const command = splitCommand(value);
		if (!command.slice(1).some((part) => part.includes("{file}"))) {
			return refuse("does not say where the recording goes: write {file} there");
		}
		return command;
	} catch (error) {
		return refuse((error as Error).message);
	}
});

const envSchema = z
	.object({
		PORT: z.coerce.number({ error: "is not a number" }).int().min(0).max(65535, "is not a port").default(3000),
		APP_URL: optionalUrl,
		DATABASE_URL: z
			.string({ error: "is not set: start the app with `npm start`, or name a Postgres database" })
			.regex(/^postgres(ql)?:\/\//, "does not begin with postgresql://"),
		/** Set by the launcher if the database is the embedded one in the data folder. */
		DATABASE_EMBEDDED: flag,
		/** How many days backups of an external Postgres are kept, if the operator states it. */
		BACKUP_DAYS: positive.optional(),
		/** How many connections this process may hold open. */
		DATABASE_POOL_MAX: count(10),
		/** Whether DATABASE_URL leads to a pooler that may use another connection for each transaction. */
		DATABASE_POOLER: flag,
		/** One secret, or during a rotation two separated by a comma, newest first. */
		SESSION_SECRET: z
			.string({ error: "is not set: 32 characters or more, known to nobody" })
			.transform((value) => value.split(",").map((secret) => secret.trim()))
			.refine((secrets) => secrets.every((secret) => secret.length >= 32), "needs 32 characters or more")
			.refine((secrets) => secrets.length <= 2, "holds at most two secrets, newest first"),
		/**
		 * What people's words are encrypted with: one key, or during a rotation several separated by commas, newest first.
		 */
		DATA_ENCRYPTION_KEY: optional.transform((value, context) => {
			try {
				return parseKeys(value);
			} catch (error) {
				context.addIssue({ code: "custom", message: (error as Error).message });
				return z.NEVER;
			}
		}),
		/** Set by the launcher: the file with the keys of the embedded database. */
		DATA_ENCRYPTION_KEY_FILE: optional,
		/** The object store for sounds and pictures; without it, they are in the database. */
		OBJECT_STORE_URL: optional.transform((value, context) => {
			try {
				return value === undefined ? undefined : parseObjectStoreUrl(value);
			} catch (error) {
				context.addIssue({ code: "custom", message: (error as Error).message });
				return z.NEVER;
			}
		}),
		TRUST_PROXY: flag,
		/** Port on which Prometheus reads the metrics; without it, none are kept. */
		METRICS_PORT: z.coerce
			.number({ error: "is not a number" })
			.int("is not a whole number")
			.min(1, "is not a port")
			.max(65535, "is not a port")
			.optional(),
		METRICS_HOST: z.string().trim().default("127.0.0.1"),
		LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
		/** Mail server for reset links. Without one, an administrator makes them. */
		SMTP_URL: optional.refine(
			(value) => value === undefined || /^smtps?:\/\/[^/]/.test(value),
			"is not the address of a mail server (such as smtp://user:password@mail.example.com:587)",
		),
		MAIL_FROM: optional,
		/** The page that opens when a person leaves the app in a hurry. */
		LEAVE_URL: z
			.url({ protocol: /^https?$/, error: "is not an address (such as https://example.com)" })
			.default("https://www.wikipedia.org/"),
		/** Who may create an account. The first one can always be created. */
		REGISTRATION: z.enum(["open", "invite", "closed"], { error: "is open, invite or closed" }).default("open"),
		REGISTRATIONS_PER_HOUR: count(30),
		AI_CALLS_PER_MINUTE: count(30),
		/** How many megabytes all rows of one account may take in the database. */
		MEGABYTES_PER_ACCOUNT: count(1_024),
		OPENAI_API_KEY: optional,
		OPENAI_BASE_URL: optionalUrl,
		/** A private server with a single model needs none; for OpenAI there is a default. */
		OPENAI_MODEL: optional,
		/** Model for quick insights; OPENAI_MODEL by default. */
		OPENAI_MODEL_FAST: optional,
		/** Model for finding pages by their meaning. The built-in one by default; `none` turns it off. */
		OPENAI_EMBEDDINGS_MODEL: optional,
		/** Set by the launcher: the file from which a model that is connected while the app runs is read. */
		ENV_FILE: optional,
		/** Set by Vercel, whose functions have no room for the built-in embedding model. */
		VERCEL: flag,
		/** How long a model may send nothing, in milliseconds. */
		AI_TIMEOUT_MS: count(60_000),
		/** The largest prompt, in estimated tokens. The default depends on whether the server is OpenAI's. */
		OPENAI_PROMPT_TOKENS: positive.optional(),
		/** How much a reasoning model thinks; by default little in conversations and more for scripts. */
		OPENAI_REASONING_EFFORT: z
			.enum(["none", "minimal", "low", "medium", "high"], { error: "is none, minimal, low, medium or high" })
			.optional(),
		OPENAI_TRANSCRIBE_BASE_URL: optionalUrl,
		OPENAI_TRANSCRIBE_MODEL: optional,
		OPENAI_SPEECH_BASE_URL: optionalUrl,
		OPENAI_SPEECH_MODEL: optional,
		TRANSCRIBE_COMMAND: commandWithFile,
		OIDC_ISSUER: optionalUrl,
		OIDC_CLIENT_ID: optional,
		OIDC_CLIENT_SECRET: optional,
		OIDC_NAME: z.string().trim().min(1).default("single sign-on"),
		/** lib/domain/core/brand.ts reads this when the app is built; it is only checked here. */
		NEXT_PUBLIC_COACH_SETTINGS: z.enum(["closed", "open"], { error: "is either open or closed" }).default("closed"),
	})
	.refine((env) => !env.OIDC_ISSUER || (env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET), {
		path: ["OIDC_ISSUER"],
		error: "also needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET",
	})
	.refine((env) => env.METRICS_PORT === undefined || env.METRICS_PORT !== env.PORT, {
		path: ["METRICS_PORT"],
		error: "is the same as PORT",
	})
	.refine((env) => env.DATA_ENCRYPTION_KEY.length > 0 || env.DATA_ENCRYPTION_KEY_FILE, {
		path: ["DATA_ENCRYPTION_KEY"],
		error:
			"is not set: 32 bytes in base64, known to nobody, that what people write is encrypted with " +
			"(`openssl rand -base64 32` makes some). Keep it where backups of the database are not",
	})
	.check((context) => {
		const { OPENAI_API_KEY, OPENAI_BASE_URL } = context.value;
		for (const kind of ["TRANSCRIBE", "SPEECH"] as const) {
			const model = `OPENAI_${kind}_MODEL` as const;
			const address = `OPENAI_${kind}_BASE_URL` as const;
			if (!context.value[model] || context.value[address] || OPENAI_API_KEY || OPENAI_BASE_URL) continue;
			const message = `also needs ${address}, or an OPENAI_API_KEY`;
			context.issues.push({ code: "custom", path: [model], message, input: context.value[model] });
		}
	})
	.transform((env) => ({
		...env,
		OPENAI_MODEL: env.OPENAI_MODEL ?? (env.OPENAI_BASE_URL ? undefined : "gpt-4.1-mini"),
		APP_URL: env.APP_URL ?? `http://localhost:${env.PORT}`,
		OPENAI_EMBEDDINGS_MODEL: env.OPENAI_EMBEDDINGS_MODEL ?? (env.VERCEL ? "none" : undefined),
	}));

export type Env = z.infer<typeof envSchema>;

/**
 * Checks a set of environment variables. An empty value counts as not set.
 * @throws Error with one sentence about the first invalid variable.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
	const given = Object.fromEntries(
		Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
	);
	const result = envSchema.safeParse(given);
	if (result.success) return result.data;
	const issue = result.error.issues[0];
	throw new Error(`The setting ${issue?.path.join(".")} ${issue?.message}.`);
}

/**
 * The folder, relative to the project's, of what `npm run build` compiled beside Next's build. `next.config.mjs`
 * inserts it at build time; undefined in tests and with hot reload.
 */
export const COMPILED: string | undefined = process.env.COMPILED_FOLDER;

/** The version of the app, inserted at build time. */
export const VERSION: string = process.env.APP_VERSION ?? "development";

let parsed: Env | undefined;

/**
 * Returns the checked environment of this process, which is read once.
 * @throws as `parseEnv`.
 */
export function env(): Env {
	if (!parsed) {
		parsed = parseEnv(process.env);
		// next-auth reads its address only from the environment.
		process.env.NEXTAUTH_URL ??= parsed.APP_URL;
	}
	return parsed;
}

const isOfModel = (name: string): boolean =>
	/^OPENAI_(?:API_KEY|BASE_URL|MODEL|MODEL_FAST|REASONING_EFFORT)$/.test(name);

/**
 * Returns this process's environment with another model.
 * @throws as `parseEnv`.
 */
export function envWithModel(given: Record<string, string | undefined>): Env {
	const others = Object.entries(process.env).filter(([name]) => !isOfModel(name));
	const model = Object.entries(given).filter(([name]) => isOfModel(name));
	return parseEnv(Object.fromEntries([...others, ...model]));
}

/** Returns the environment for external programs: this process's own, without the app's settings and secrets. */
export function environmentForPrograms(): NodeJS.ProcessEnv {
	const own = new Set([...Object.keys(envSchema.in.shape), "NEXTAUTH_URL"]);
	return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name))) as NodeJS.ProcessEnv;
}

/**
 * Silences the object store library's warning, in every command, about the Node version that its later releases need:
 * that concerns only the developer who updates it (docs/decisions/035).
 */
export function keepStoreQuiet(): void {
	process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
}

/** Whether this process runs tests. A build inserts `false`, so no environment variable at run time can make it true. */
export const isUnderTest = process.env.NODE_ENV === "test";
