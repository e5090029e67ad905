import fc from "fast-check";
import { lengthProblem, passwordProblem, passwordStrength } from "@/lib/domain/account/password";

const ada = { username: "ada", email: "ada@example.com" };
const common = new Set(["password", "jennifer"]);
const of = (password: string) => passwordStrength(password, ada, common);

it.each([
	["short", 0],
	["aaaaaaaaaaaa", 0],
	["Password2024!", 0],
	["ada@example.com", 0],
	["12345678", 1],
	["teaatdusk", 1],
	["tea at dusk, now", 2],
	["otter lamp seven rye", 3],
	["otter lamp seven rye mountain", 4],
])("%s: step %j", (password, step) => {
	expect(of(password).step).toBe(step);
});

it("refuses exactly what the server refuses, for the same reason, and always says something", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.constantFrom("password1", "jennifer", "ada@example.com")), (password) => {
			const problem = lengthProblem(password) ?? passwordProblem(password, ada, common);
			const { step, says } = of(password);
			expect(step === 0).toBe(problem !== null);
			if (problem !== null) expect(says).toBe(`${problem}.`);
			expect(says).toMatch(/\.$/);
		}),
	);
});

it("never rates a longer one lower", () => {
	fc.assert(
		fc.property(fc.string({ minLength: 8, maxLength: 30 }), (password) => {
			const longer = `${password} q7`;
			fc.pre(of(password).step > 0 && of(longer).step > 0);
			expect(of(longer).step).toBeGreaterThanOrEqual(of(password).step);
		}),
	);
});
