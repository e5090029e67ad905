import fc from "fast-check";
import { browserName } from "@/lib/server/core/sessions/browser-name";

it("keeps nothing of what was sent, whatever was", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 600 }), (words) => {
			const name = browserName(`Mozilla/5.0 (${words}) ${words}/1.0`);
			expect(name.length).toBeLessThan(60);
			expect(name).toMatch(/^[\w .()/-]*$/);
		}),
	);
});
