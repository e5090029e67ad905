/** The first of twenty consecutive ports; with different ones, two runs can share a machine. */
const FIRST_PORT = Number(process.env.JOURNEYS_PORT ?? 3410);
const BUILT_IN_PORT = FIRST_PORT;
const WITH_MODEL_PORT = FIRST_PORT + 1;
export const MODEL_PORT = FIRST_PORT + 2;
export const ISSUER_PORT = FIRST_PORT + 3;
/** The ports of apps that single journeys start for themselves, each with its own folder. */
export const ownPorts = {
	crash: FIRST_PORT + 6,
	launcherCrash: FIRST_PORT + 7,
	erased: FIRST_PORT + 8,
	joining: FIRST_PORT + 9,
	threads: FIRST_PORT + 10,
} as const;

/** The secrets of the apps. */
export const SECRETS = {
	SESSION_SECRET: "a secret for journeys of thirty-two characters",
	DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
	OIDC_CLIENT_SECRET: "a secret between the app and its issuer",
} as const;

/**
 * The environment variable with the folder where the apps of a run keep data and logs until these have been searched;
 * set by playwright.config.ts.
 */
export const RUN_FOLDER = "JOURNEYS_FOLDER";
/** Returns the paths of what the app at a port leaves in that folder. */
export const leftBy = (port: number | string) => {
	const folder = `${process.env[RUN_FOLDER]}/app-${port}`;
	return { data: folder, log: `${folder}.log`, databaseUrl: `${folder}.url` };
};

/** Where "leave quickly" leads: a page on this machine that shows nothing of the app. */
export const HARMLESS = `http://localhost:${ISSUER_PORT}/.well-known/openid-configuration`;

/** The model server's transcript of every recording. */
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

/** The apps that most journeys visit: the same build, once with each kind of coach. */
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
