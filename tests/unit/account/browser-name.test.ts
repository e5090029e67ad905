import fc from "fast-check";
import { browserName } from "@/lib/server/core/sessions/browser-name";

it.each([
	["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox on Android"],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
		"Safari on iOS",
	],
	[
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
		"Chrome on Windows",
	],
	[
		"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0",
		"Microsoft Edge on Linux",
	],
	["curl/8.5.0", ""],
	["my secret diary/1.0", ""],
	["", ""],
	[null, ""],
])("%j is %j", (userAgent, name) => expect(browserName(userAgent)).toBe(name));

it("keeps nothing of what was sent, whatever was", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 600 }), (words) => {
			const name = browserName(`Mozilla/5.0 (${words}) ${words}/1.0`);
			expect(name.length).toBeLessThan(60);
			expect(name).toMatch(/^[\w .()/-]*$/);
		}),
	);
});
