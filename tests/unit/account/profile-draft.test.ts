import fc from "fast-check";
import { formOf, profileDraft, readProfileDraft } from "@/lib/domain/account/profile-draft";
import type { ClientUser } from "@/lib/domain/account/schema";

const user: ClientUser = {
	id: 7,
	username: "ada",
	email: "ada@example.com",
	firstName: "Ada",
	lastName: "King",
	currentStreak: 0,
	weeklyWordCount: 0,
	totalWordCount: 0,
	isNew: false,
	createdAt: "2026-01-01T00:00:00.000Z",
};
const form = fc.record({
	username: fc.oneof(fc.constant("ada"), fc.string()),
	email: fc.oneof(fc.constant("ada@example.com"), fc.string()),
	firstName: fc.oneof(fc.constant("Ada"), fc.string({ unit: "binary" })),
	lastName: fc.oneof(fc.constant("King"), fc.string()),
});

test("what was typed is read back as it was", () => {
	fc.assert(
		fc.property(form, fc.boolean(), (values, hasLastName) => {
			const draft = profileDraft(user, values, hasLastName);
			expect(readProfileDraft(draft, user)).toEqual(draft);
			const { isLastNameLeftOut: _, ...typed } = draft ?? {};
			expect({ ...formOf(user), ...typed }).toEqual(values);
		}),
	);
});

test.each([
	["nothing typed", formOf(user), true, null],
	["one box", { ...formOf(user), username: "augusta" }, true, { username: "augusta" }],
	["an emptied last name", { ...formOf(user), lastName: "" }, true, { lastName: "" }],
	["one that is left out", { ...formOf(user), lastName: "" }, false, { lastName: "", isLastNameLeftOut: true }],
])("%s", (_, values, hasLastName, expected) => {
	expect(profileDraft(user, values, hasLastName)).toEqual(expected);
});

test("what has been saved meanwhile is no draft, nor is anything else", () => {
	const draft = { firstName: "Augusta", username: "ada" };
	expect(readProfileDraft(draft, { ...user, firstName: "Augusta" })).toBeNull();
	expect(readProfileDraft(draft, user)).toEqual({ firstName: "Augusta" });
	for (const value of [null, "", 7, [], { username: 7 }, { password: "x" }]) {
		expect(readProfileDraft(value, user)).toBeNull();
	}
	fc.assert(fc.property(fc.jsonValue(), (value) => expect(readProfileDraft(value, user)).toBeNull()));
});
