import { screen, waitFor, within } from "@testing-library/react";
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

async function openFlow(more: object = {}) {
	const opened = open(life(), {
		completed: ["8", "9", "12"],
		more: { [`GET ${path}/${USER_ID}`]: () => none, [`GET ${path}/compose`]: () => offers, ...more },
	});
	const user = userEvent.setup();
	await user.click(await screen.findByRole("tab", { name: "Love Script" }));
	await user.click(await button("Compose it with me"));
	await screen.findByRole("heading", { name: "The old sentence, turned" }, { timeout: 10_000 });
	return { ...opened, user };
}
const pick = (name: string | RegExp) => screen.getByRole("radio", { name });

test("leads through five choices, keeps each, and sends the words that were chosen", async () => {
	const { user, calls } = await openFlow({ [`POST ${path}/compose`]: () => none });
	const next = () => user.click(screen.getByRole("button", { name: "Next" }));
	expect(pick("I listen before I speak.")).toBeChecked();
	await next();
	expect(await screen.findByText("Please choose a sentence, or write one.")).toBeVisible();
	await user.click(pick("I hear myself."));
	await user.click(screen.getByRole("button", { name: "Change these words" }));
	await user.type(screen.getByRole("textbox", { name: "My own sentence" }), " Always.");
	await next();
	await user.click(pick(/Title of Rain/));
	await user.click(pick(/Title of Soup/));
	await next();
	await user.click(pick(/A pause/));
	await user.click(pick(/A cup/));
	await next();
	for (const old of ["The quiet watch", "The open hand", "The late answer"])
		await user.click(pick(new RegExp(`Two ${old}`)));
	await next();
	for (const name of ["I may rest.", "I can ask."]) await user.click(screen.getByRole("checkbox", { name }));
	await user.type(screen.getByRole("textbox", { name: /Lines of your own/ }), "I sing.");
	await user.click(screen.getByRole("button", { name: "Write my love script" }));
	await waitFor(() => expect(calls.some(({ method }) => method === "POST")).toBe(true));
	expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
		old: "I listen before I speak.",
		sentence: "I hear myself. Always.",
		...{ morning: "Rain.", evening: "Soup.", quarrel: "A pause.", repair: "A cup." },
		patterns: ["The quiet watch", "The open hand", "The late answer"].map((old) => ({
			...{ pattern: `Two ${old}`, description: "D.", impact: "I." },
		})),
		affirmations: ["I may rest.", "I can ask.", "I sing."],
	});
}, 60_000);

test("what was chosen is still there after leaving, and words of one's own are never replaced", async () => {
	const { user } = await openFlow();
	await user.click(pick("My own sentence"));
	await user.type(screen.getByRole("textbox", { name: "My own sentence" }), "I am a lighthouse.");
	await user.click(pick("I am enough."));
	await user.click(screen.getByRole("button", { name: "Leave it for later" }));
	await user.click(await button("Go on composing"));
	expect(await screen.findByRole("radio", { name: "I am enough." })).toBeChecked();
	await user.click(pick("My own sentence"));
	expect(screen.getByRole("textbox", { name: "My own sentence" })).toHaveValue("I am a lighthouse.");
});

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
