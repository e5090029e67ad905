/** The keys that API tests run with. */
export const TEST_SECRETS = {
	SESSION_SECRET: "a secret for tests of thirty-two characters and more",
	DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
} as const;
