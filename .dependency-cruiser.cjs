// Which way imports may point: down the plan of CONTRIBUTING.md, "Where things are", and nowhere else.

/** What each floor may import of our own; itself is always among it. The rest of `lib`, `app` and so on is refused. */
const floors = {
	domain: { of: "^lib/domain/", may: "^lib/domain/" },
	safety: { of: "^lib/safety/", may: "^lib/(safety|domain)/" },
	ai: { of: "^lib/ai/", may: "^lib/(ai|safety|domain)/" },
	server: { of: "^lib/server/", may: "^(lib/(server|ai|safety|domain)/|prisma/client/)" },
	browser: { of: "^lib/browser/", may: "^lib/(browser|safety|domain)/" },
	components: { of: "^components/", may: "^(components/|lib/(browser|safety|domain)/)" },
	app: { of: "^(app/|middleware|instrumentation)", may: "^(app/|components/|lib/(server|browser|safety|domain)/)" },
	launcher: { of: "^lib/launcher/", may: "^(lib/(launcher|server|domain)/|prisma/)" },
	prisma: { of: "^prisma/", may: "^(prisma/|lib/)" },
};
const ours = "^(app|components|lib|prisma|tests)/|^(middleware|instrumentation)";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
	forbidden: [
		{ name: "no-circular", severity: "error", from: {}, to: { circular: true, dependencyTypesNot: ["type-only"] } },
		...Object.entries(floors).map(([floor, { of, may }]) => ({
			name: `${floor}-imports-go-down`,
			severity: "error",
			from: { path: of },
			to: { path: ours, pathNot: may },
		})),
		{
			name: "domain-and-safety-are-pure",
			comment: "No React, no Node, no clock of their own: Zod and small pure libraries alone.",
			severity: "error",
			from: { path: "^lib/(domain|safety)/" },
			to: { pathNot: "^lib/|^node_modules/(zod|diff|minisearch)/" },
		},
		{
			name: "browser-has-no-node",
			severity: "error",
			from: { path: "^(lib/browser|components)/" },
			to: { dependencyTypes: ["core"] },
		},
		{
			name: "only-lib-ai-imports-openai",
			severity: "error",
			from: { pathNot: "^(lib/ai|tests)/" },
			to: { path: "node_modules/openai/" },
		},
		{
			name: "ui-and-shell-know-no-noun",
			severity: "error",
			from: { path: "^components/(ui|shell)/" },
			to: { path: "^components/(?!ui/|shell/)|^lib/[^/]+/(?!core/)" },
		},
		{
			name: "core-knows-no-noun",
			severity: "error",
			from: { path: "^lib/(domain|browser|server)/core/" },
			to: { path: "^lib/(domain|browser|server)/(?!core/)" },
		},
	],
	options: {
		doNotFollow: { path: "node_modules|^prisma/client/" },
		exclude: { path: "^\\.next" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "require", "node", "default", "types"],
		},
	},
};
