// Which way imports may point. See CONTRIBUTING.md, "Where things are".
const pure =
	"^lib/[^/]+/(?!(?:summary-|send-|reply-|memory-|related-)?service|client|reset|oidc|password|analyze)[^/]+\\.ts$";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
	forbidden: [
		{ name: "no-circular", severity: "error", from: {}, to: { circular: true, dependencyTypesNot: ["type-only"] } },
		{
			name: "client-never-reaches-service",
			comment: "What runs in the browser must not carry server code along.",
			severity: "error",
			from: { path: "^(lib/.*client\\.ts|lib/core/(api|query)-client\\.ts|components/)" },
			to: {
				path: "^lib/[^/]+/((?:summary-|send-|reply-|memory-|related-)?service|reset|password|analyze)|^lib/core/(db|env|route|session|logger|rate-limit|idempotency)|^prisma/",
				dependencyTypesNot: ["type-only"],
			},
		},
		{
			name: "only-services-query",
			comment: "Prisma and the coach are called by services alone.",
			severity: "error",
			from: { path: "^(app|components)/" },
			to: { path: "^(prisma/|lib/core/db|lib/ai/)" },
		},
		{
			name: "only-lib-ai-imports-openai",
			severity: "error",
			from: { pathNot: "^lib/ai/" },
			to: { path: "node_modules/openai/" },
		},
		{
			name: "ui-knows-no-noun",
			severity: "error",
			from: { path: "^components/ui/" },
			to: { path: "^(components/(?!ui/)|lib/(?!core/))" },
		},
		{
			name: "nouns-stay-apart-from-app",
			severity: "error",
			from: { path: "^(lib|components)/" },
			to: { path: "^app/" },
		},
		{
			name: "pure-files-are-pure",
			comment: "Schemas and pure files import Zod, date-fns, diff and each other.",
			severity: "error",
			from: { path: pure, pathNot: "^lib/(core|ai)/|^lib/[^/]+/use-" },
			to: {
				pathNot: "^lib/|^node_modules/(zod|diff)/",
				dependencyTypesNot: ["type-only"],
			},
		},
		{
			name: "product-never-imports-tests",
			severity: "error",
			from: { pathNot: "^tests/" },
			to: { path: "^tests/" },
		},
	],
	options: {
		doNotFollow: { path: "node_modules" },
		exclude: { path: "^(\\.next|prisma/client)" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "require", "node", "default", "types"],
		},
	},
};
