/** What `npm test` runs. */
export const usual = ["unit", "components", "api", "launcher", "fuzz", "e2e"];

/**
 * What `npm run test:all` runs beside, the quickest first. `.ci/run` runs those whose `covers` matches a file that
 * changed; `minutes` is what one takes on two cores, when nothing else runs there.
 * @type {Record<string, { about: string, minutes: number, covers: RegExp, needsBuild?: boolean, needsPostgres?: boolean }>}
 */
export const further = {
	speed: {
		about: "how long the worst texts take",
		minutes: 3,
		covers: /^lib\/(ai|domain|safety)\/|^lib\/server\/(safety|memory|core\/http)\/|\.speed\.test\.ts$|cpu-time/,
	},
	keys: {
		about: "keys are changed and lost, administration, backups of whole databases",
		minutes: 5,
		covers:
			/^lib\/launcher\/|^lib\/server\/(core\/(encryption|database)|second-factor)\/|^prisma\/|^tests\/(launcher|api\/backups)\//,
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
	bench: {
		about: "every route and page, under load, in short",
		minutes: 5,
		covers: /^tests\/bench\/|^prisma\/schema\.prisma$|^lib\/server\/core\/database\//,
		needsBuild: true,
	},
};

/** @param {string[]} files That changed, from the root of the repository. @returns {string[]} The further sets that cover one. */
export const setsFor = (files) =>
	Object.entries(further)
		.filter(([, { covers }]) => files.some((file) => covers.test(file)))
		.map(([name]) => name);
