import pino from "pino";
import { routeOf } from "@/lib/server/core/http/address";
import { describeError } from "@/lib/server/core/logger";

describe("what a log line says of a path", () => {
	test.each([
		["/api/journal/12/days", { id: "12" }, "/api/journal/:id/days"],
		["/api/journal/i-want-to-die/entry", { id: "i-want-to-die" }, "/api/journal/:id/entry"],
		["/api/chat/%0A%7B%22level%22%3A50%7D", { id: '\n{"level":50}' }, "/api/chat/:id"],
		["/api/my/secret/words", { missing: ["my", "secret", "words"] }, "/api/:id/:id/:id"],
		["/api/auth/callback/oidc", { nextauth: ["callback", "oidc"] }, "/api/auth/:id/:id"],
		["/api/responses/3f0a/detail", { id: "3f0a" }, "/api/responses/:id/detail"],
	])("%s is %s", (path, params, expected) => expect(routeOf(new URL(path, "http://localhost"), params)).toBe(expected));
});

it("says of an error what kind it is, never what it quotes, and never a line of its own", () => {
	const error = new Error("the words of a person");
	error.name = 'x\n{"level":50,"msg":"forged"}';
	Object.assign(error, { code: "a\nb", cause: Object.assign(new Error("more words"), { code: "57014" }) });
	const lines: string[] = [];
	const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
	log.error({ error: describeError(error) }, "request");
	expect(lines).toHaveLength(1);
	expect(lines[0]?.trim().split("\n")).toHaveLength(1);
	expect(JSON.parse(lines[0] ?? "").error).toMatchObject({
		kind: "unknown",
		code: "unknown",
		cause: { code: "57014" },
	});
	expect(lines[0]).not.toContain("words");
	expect(lines[0]).not.toContain("forged");
});
