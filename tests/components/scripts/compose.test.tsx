import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComposeOffers } from "@/lib/domain/scripts/compose/choices";
import { composeDraftName, newDraft, readComposeDraft } from "@/lib/domain/scripts/compose/draft";
import { USER_ID } from "@/tests/setup/in-app";
import { button, life, none, open } from "./setup";

const offer = (text: string) => ({ title: `Title of ${text}`, text });
const offers: ComposeOffers = {
	isOffered: true,
	old: ["I listen before I speak.", "I keep the peace."],
	sentences: ["I can say no.", "I hear myself.", "I am enough."].map((text) => ({ title: null, text })),
	scenes: {
		morning: [offer("Coffee."), offer("Rain.")],
		evening: [offer("Soup."), offer("Lamp.")],
		quarrel: [offer("A pause.")],
		repair: [offer("A cup.")],
	},
	patterns: ["The quiet watch", "The open hand", "The late answer"].map((old) => ({
		old,
		offers: ["One", "Two", "Three"].map((n) => ({ pattern: `${n} ${old}`, description: "D.", impact: "I." })),
	})),
	affirmations: ["I may rest.", "I can ask.", "I am here.", "I can wait."],
};
const path = "/api/love-script";

test("is for another day where there may be a danger", async () => {
	open(life(), {
		completed: ["8", "9", "12"],
		more: {
			[`GET ${path}/${USER_ID}`]: () => none,
			[`GET ${path}/compose`]: () => ({ ...offers, isOffered: false }),
		},
	});
	const user = userEvent.setup();
	await user.click(await screen.findByRole("tab", { name: "Love Script" }));
	await user.click(await button(/Compose it with me|Go on composing/));
	expect(await screen.findByRole("heading", { name: "Not today" })).toBeVisible();
	expect(within(document.body).queryByRole("radio")).not.toBeInTheDocument();
});

test("a kept draft is read back as it was, and nothing else is", () => {
	const draft = { ...newDraft(), step: 3, old: "x", affirmations: ["I may."], ownAffirmations: "I can.\nI am." };
	expect(readComposeDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
	expect(composeDraftName(7)).not.toBe(composeDraftName(8));
	for (const wrong of [null, 1, {}, { ...draft, step: 9 }, { ...draft, choices: {} }, { ...draft, affirmations: [1] }])
		expect(readComposeDraft(wrong)).toBeNull();
});
