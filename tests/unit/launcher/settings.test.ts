import path from "node:path";
import { readSettings } from "@/lib/launcher/settings";

test("nothing has to be set", () => {
	expect(readSettings({ DATABASE_URL: "", PORT: "" })).toEqual({
		port: 3000,
		dataDir: path.resolve(".data"),
		databaseUrl: undefined,
		sessionSecret: undefined,
		encryptionKey: undefined,
		appUrl: "http://localhost:3000",
	});
});

test("past a pooler, migrations and commands reach the database itself", () => {
	const given = { DATABASE_URL: "postgresql://pooler/x", DATABASE_DIRECT_URL: "postgresql://direct/x" };
	expect(readSettings({ ...given, DATABASE_POOLER: "1" }).databaseUrl).toBe("postgresql://direct/x");
	expect(readSettings({ DATABASE_DIRECT_URL: "postgresql://direct/x" }).databaseUrl).toBeUndefined();
});

test("the address follows the port, unless it is given", () => {
	expect(readSettings({ PORT: "4000" }).appUrl).toBe("http://localhost:4000");
	expect(readSettings({ PORT: "4000", APP_URL: "https://example.com" }).appUrl).toBe("https://example.com");
});

test.each([
	[{ PORT: "many" }, "The setting PORT is not a number."],
	[{ PORT: "70000" }, "The setting PORT is not a port."],
	[{ PORT: "3000.5" }, "The setting PORT is not a whole number."],
	[{ DATABASE_URL: "mysql://localhost" }, "The setting DATABASE_URL does not begin with postgresql://."],
	[
		{ DATABASE_URL: "postgresql://pooler/x", DATABASE_POOLER: "1" },
		"The setting DATABASE_POOLER also needs DATABASE_DIRECT_URL",
	],
	[{ APP_URL: "example" }, "The setting APP_URL is not an address (such as https://example.com)."],
])("%j is refused with a sentence", (variables, sentence) => {
	expect(() => readSettings(variables)).toThrow(sentence);
});
