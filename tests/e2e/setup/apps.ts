/** The first of twenty ports in a row; another one lets two runs go side by side on one machine. */
const FIRST_PORT = Number(process.env.JOURNEYS_PORT ?? 3410);
const BUILT_IN_PORT = FIRST_PORT;
const WITH_MODEL_PORT = FIRST_PORT + 1;
export const MODEL_PORT = FIRST_PORT + 2;
export const ISSUER_PORT = FIRST_PORT + 3;
/** The ports of the apps that single journeys start for themselves, each with a folder of its own. */
export const ownPorts = {
	crash: FIRST_PORT + 6,
	launcherCrash: FIRST_PORT + 7,
	erased: FIRST_PORT + 8,
	joining: FIRST_PORT + 9,
	threads: FIRST_PORT + 10,
} as const;

/** What the apps keep to themselves. */
export const SECRETS = {
	SESSION_SECRET: "a secret for journeys of thirty-two characters",
	DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
	OIDC_CLIENT_SECRET: "a secret between the app and its issuer",
} as const;

/** Where the apps of a run keep their data and their logs until these were looked through; set by playwright.config.ts. */
export const RUN_FOLDER = "JOURNEYS_FOLDER";
/** What the app at a port leaves there. */
export const leftBy = (port: number | string) => {
	const folder = `${process.env[RUN_FOLDER]}/app-${port}`;
	return { data: folder, log: `${folder}.log`, databaseUrl: `${folder}.url` };
};

/** Where somebody is who left in a hurry: nothing of the app, and on this machine. */
export const HARMLESS = `http://localhost:${ISSUER_PORT}/.well-known/openid-configuration`;

/** What the model server hears in every recording. */
export const DICTATED = "we stayed in";

const app = (port: number, environment: Record<string, string>) => ({
	url: `http://localhost:${port}`,
	environment: {
		PORT: String(port),
		APP_URL: `http://localhost:${port}`,
		REGISTRATIONS_PER_HOUR: "1000",
		AI_CALLS_PER_MINUTE: "1000",
		LOG_LEVEL: "debug",
		...environment,
	},
});

/** The apps that most journeys visit: the same build, once with each family of coach. */
export const apps = {
	builtIn: app(BUILT_IN_PORT, {
		LEAVE_URL: HARMLESS,
		OIDC_ISSUER: `http://localhost:${ISSUER_PORT}`,
		OIDC_CLIENT_ID: "innerscript",
		OIDC_CLIENT_SECRET: SECRETS.OIDC_CLIENT_SECRET,
		OIDC_NAME: "the library card",
	}),
	withModel: app(WITH_MODEL_PORT, {
		OPENAI_BASE_URL: `http://localhost:${MODEL_PORT}/v1`,
		OPENAI_MODEL: "test-model",
		AI_TIMEOUT_MS: "4000",
		OPENAI_TRANSCRIBE_MODEL: "test-listener",
	}),
};
