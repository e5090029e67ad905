/** The sets that `npm test` runs, in ten minutes on two otherwise idle cores. */
export const usual = ["unit", "components", "api", "launcher", "fuzz", "e2e"];

/** The sets that `.ci/run` runs after `npm test` whenever something lands, whatever changed. */
export const onLanding = ["long-api", "other-journeys"];

/**
 * The further sets that `npm run test:all` runs, the fastest first. `.ci/run` runs those whose `covers` matches a
 * changed file; `minutes` is the duration on two otherwise idle cores.
 * @type {Record<string, { about: string, minutes: number, covers: RegExp, needsBuild?: boolean, needsPostgres?: boolean
 * }>}
 */
export const further = {
	speed: {
		about: "how long the worst texts take, and the heaviest accounts and files",
		minutes: 5,
		covers:
			/^lib\/(ai|domain|safety)\/|^lib\/server\/(account|safety|memory|import|search|look-back|core\/(http|encryption))\/|\.(speed|heavy)\.test\.ts$|cpu-time/,
	},
	keys: {
		about: "keys are changed and lost, administration, releases, migrations, backups of whole databases",
		minutes: 8,
		covers:
			/^lib\/launcher\/|^lib\/server\/(account|core\/(encryption|database|objects)|second-factor)\/|^prisma\/|^package-lock|^tests\/(launcher|api\/backups)\//,
	},
	"long-fuzz": {
		about: "ten minutes of files and words that nobody would think of, each time others",
		minutes: 12,
		covers: /^lib\/(domain|server)\/import\/|markdown|^lib\/domain\/chat\/guide|^lib\/ai\/openai\/|^tests\/fuzz\//,
	},
	instances: {
		about: "several processes on one Postgres, also behind a pooler",
		minutes: 2,
		covers: /^lib\/server\/(core|abandoned)\/|^lib\/launcher\/|^prisma\/|^tests\/(api|setup)\/instances\//,
		needsPostgres: true,
	},
	releases: {
		about: "the last two releases beside this one, on its database",
		minutes: 6,
		covers: /^prisma\/(schema\.prisma|migrations\/)|^tests\/releases\//,
		needsPostgres: true,
	},
	rare: {
		about: "journeys with @rare: every width, every talk by touch, the other colors, weights, apps of their own",
		minutes: 4,
		covers:
			/^(app|components)\/|^lib\/domain\/(talks|exercises)\/|^lib\/server\/(account\/|core\/(mail|encryption))|\.css$|^next\.config|^tests\/e2e\//,
		needsBuild: true,
	},
	kills: {
		about: "the app is killed while people write",
		minutes: 3,
		covers: /^lib\/launcher\/|^prisma\/migrat|^tests\/e2e\/(core\/.*crash|setup\/)/,
		needsBuild: true,
	},
	hosting: {
		about: "the container's steps, and the app behind nginx and Caddy",
		minutes: 6,
		covers:
			/^(Dockerfile|compose\.yaml|next\.config\.mjs|middleware\.ts|package-lock\.json)$|^lib\/launcher\/|^tests\/hosting\/|^docs\/hosting/,
		needsBuild: true,
	},
	vercel: {
		about: "what Vercel makes of it, on a Postgres behind a pooler; installs Vercel's tool, once",
		minutes: 6,
		covers:
			/^(next\.config\.mjs|middleware\.ts|package-lock\.json|vercel\.json)$|^lib\/launcher\/build\/|^tests\/vercel\//,
		needsPostgres: true,
	},
	faults: {
		about: "the network, a model, Postgres, the disk, the clock or a process fails",
		minutes: 15,
		covers: /^lib\/launcher\/|^lib\/server\/core\/(database|http|coach)|^lib\/ai\/openai\/|^tests\/faults\//,
		needsBuild: true,
	},
	llama: {
		about: "a real llama-server with a tiny model, which it builds from source first: a quarter of an hour, once",
		minutes: 25,
		covers: /^lib\/ai\/openai\/(client|prompts)\/|^tests\/llama\//,
	},
	bench: {
		about: "every route and page, under load, in short",
		minutes: 5,
		covers: /^tests\/bench\/|^prisma\/schema\.prisma$|^lib\/server\/core\/database\//,
		needsBuild: true,
	},
};

/**
 * @param {string[]} files The changed files, relative to the repository. @returns {string[]} The further sets that
 * cover one of them.
 */
export const setsFor = (files) =>
	Object.entries(further)
		.filter(([, { covers }]) => files.some((file) => covers.test(file)))
		.map(([name]) => name);
