import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { ComposeFlow } from "@/components/scripts/compose/compose-flow";
import type { ComposeOffers } from "@/lib/domain/scripts/compose/choices";
import {
	type ComposeDraft,
	choicesOf,
	composeDraftName,
	newDraft,
	readComposeDraft,
} from "@/lib/domain/scripts/compose/draft";
import type { Conditions } from "@/lib/domain/scripts/compose/scene";
import { serve, show, USER_ID } from "@/tests/setup/in-app";
import { button, life, none, open } from "./setup";

const offer = (text: string, conditions: Conditions = {}) => ({ title: `Title of ${text}`, text, ...conditions });
const offers: ComposeOffers = {
	isOffered: true,
	old: ["I listen before I speak.", "I keep the peace."],
	sentences: ["I can say no.", "I hear myself.", "I am enough."].map((text) => ({ title: null, text })),
	scenes: {
		morning: [offer("Coffee."), offer("Rain.")],
		evening: [
			offer("Soup."),
			offer("Pears with {friend|a friend}."),
			offer("For one.", { needs: ["alone"], says: { home: "alone" } }),
		],
		quarrel: [offer("A pause."), offer("A friend.", { needs: ["friends"], says: { other: "friend" } })],
		repair: [offer("A cup."), offer("A jar.", { needs: ["friends"], says: { other: "friend" } })],
	},
	patterns: ["The quiet watch", "The open hand", "The late answer"].map((old) => ({
		old,
		offers: ["One", "Two", "Three"].map((n) => ({ pattern: `${n} ${old}`, description: "D.", impact: "I." })),
	})),
	affirmations: ["I may rest.", "I can ask.", "I am here.", "I can wait."],
};
const path = "/api/love-script";

/** The composing screen with a draft of its own. @param onKeep Gets each version of the draft. */
function Composing({ from, onKeep }: { from: ComposeDraft; onKeep: (draft: ComposeDraft) => void }) {
	const [draft, setDraft] = useState(from);
	const nothing = () => undefined;
	return (
		<ComposeFlow
			draft={draft}
			isStored
			onChange={(next) => {
				onKeep(next);
				setDraft(next);
			}}
			onLeave={nothing}
			onGiveUp={nothing}
			onDone={nothing}
		/>
	);
}

/** Shows the composing screen with a draft that has this in it. */
function composeFrom(some: Partial<ComposeDraft>) {
	serve({ [`GET ${path}/compose`]: () => offers });
	let kept: ComposeDraft = { ...newDraft(), ...some };
	const onKeep = (next: ComposeDraft) => {
		kept = next;
	};
	const radios = (name: string) =>
		within(screen.getByRole("radiogroup", { name }))
			.getAllByRole("radio")
			.map((radio) => radio.closest("label")?.textContent ?? radio.textContent ?? "");
	return { ...show(<Composing from={kept} onKeep={onKeep} />), user: userEvent.setup(), radios, draft: () => kept };
}

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
	const draft = {
		...newDraft(),
		step: 3,
		old: "x",
		ticked: ["alone" as const],
		names: { friend: "Mo" },
		thread: "tune" as const,
		affirmations: ["I may."],
		ownAffirmations: "I can.\nI am.",
	};
	expect(readComposeDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
	expect(composeDraftName(7)).not.toBe(composeDraftName(8));
	for (const wrong of [null, 1, {}, { ...draft, step: 9 }, { ...draft, choices: {} }, { ...draft, affirmations: [1] }])
		expect(readComposeDraft(wrong)).toBeNull();
});

test("a draft of an earlier version is still read, at the step where it was", () => {
	const { ticked: _, names: __, thread: ___, ...older } = newDraft();
	expect(readComposeDraft(older)).toEqual({ ...newDraft(), step: 1 });
	expect(readComposeDraft({ ...older, step: 4 })?.step).toBe(5);
	expect(readComposeDraft({ ...older, ticked: ["alone", "somebody"] })?.ticked).toEqual(["alone"]);
	const odd = { ...newDraft(), names: { friend: 3, boss: "Al", animal: "Pip" }, thread: "a scarf" };
	expect(readComposeDraft(odd)).toMatchObject({ names: { animal: "Pip" }, thread: null });
});

test("asks first whose day it is, and lets it be skipped", async () => {
	const { user, draft } = composeFrom({});
	await screen.findByRole("heading", { name: "Whose day it is" });
	expect(screen.queryByRole("group", { name: "What are they called?" })).not.toBeInTheDocument();
	await user.click(screen.getByRole("button", { name: "Skip this" }));
	expect(draft()).toMatchObject({ step: 1, ticked: [], names: {} });
});

test("a name stands in the scenes, and in the words that go on to be changed", async () => {
	const { user, draft } = composeFrom({});
	await user.click(await screen.findByRole("checkbox", { name: "A partner I live with" }));
	await user.click(screen.getByRole("checkbox", { name: "No partner" }));
	expect(draft().ticked).toEqual(["no-partner"]);
	await user.click(screen.getByRole("checkbox", { name: "Friends" }));
	await user.type(screen.getByRole("textbox", { name: "A friend" }), "Mo");
	await user.click(screen.getByRole("button", { name: "Next" }));
	await user.click(await screen.findByRole("radio", { name: "I can say no." }));
	await user.click(screen.getByRole("button", { name: "Next" }));
	await user.click(await screen.findByRole("radio", { name: /Pears with Mo\./ }));
	expect(draft().choices.evening.picked).toBe("Pears with {friend|a friend}.");
	await user.click(screen.getByRole("button", { name: "Change these words" }));
	expect(screen.getByRole("textbox", { name: "My own evening" })).toHaveValue("Pears with Mo.");
});

test("what is chosen goes on in its final wording, with what goes through the day", () => {
	const picked = (text: string) => ({ picked: text, isOwn: false, own: "", ownName: "" });
	const draft: ComposeDraft = {
		...newDraft(),
		...{ ticked: ["friends"], names: { friend: "Mo" }, thread: "bread", affirmations: offers.affirmations.slice(0, 3) },
		choices: {
			...{
				sentence: picked("I can say no."),
				morning: picked("Rain."),
				evening: picked("Pears with {friend|a friend}."),
			},
			...{ quarrel: picked("A pause."), repair: picked("A cup.") },
			...{ pattern1: picked("One The quiet watch"), pattern2: picked("One The open hand") },
			pattern3: picked("One The late answer"),
		},
	};
	expect(choicesOf(draft, offers)).toMatchObject({ evening: "Pears with Mo.", thread: "bread", ticked: ["friends"] });
	expect(choicesOf({ ...draft, names: {} }, offers)).toMatchObject({ evening: "Pears with a friend." });
});

test("the scenes follow what is ticked, and one that no longer suits is asked for again", async () => {
	const { user, radios, draft } = composeFrom({ step: 2, ticked: ["alone"] });
	await screen.findByRole("radio", { name: /Soup/ });
	expect(radios("And an evening?")[0]).toContain("For one.");
	await user.click(screen.getByRole("radio", { name: /Rain/ }));
	await user.click(screen.getByRole("radio", { name: /For one/ }));
	await user.click(screen.getByRole("radio", { name: "Half a tune" }));
	expect(draft().thread).toBe("tune");
	await user.click(screen.getByRole("button", { name: "Back" }));
	await user.click(screen.getByRole("button", { name: "Back" }));
	await user.click(screen.getByRole("checkbox", { name: "A partner I live with" }));
	expect(draft().ticked).toEqual(["partner-here"]);
	await user.click(screen.getByRole("button", { name: "Next" }));
	await user.click(await screen.findByRole("radio", { name: "I can say no." }));
	await user.click(screen.getByRole("button", { name: "Next" }));
	expect(radios("And an evening?").join()).not.toContain("For one.");
	await user.click(screen.getByRole("button", { name: "Next" }));
	expect(await screen.findByText("Please choose an evening, or write one.")).toBeVisible();
});

test("says at its list what is missing, and leads there", async () => {
	const { user } = composeFrom({ step: 2 });
	await user.click(await screen.findByRole("button", { name: "Next" }));
	const morning = screen.getByRole("radiogroup", { name: "What does a good morning look like?" });
	expect(morning).toHaveAccessibleDescription("Please choose a morning, or write one.");
	expect(within(morning).getAllByRole("radio")[0]).toHaveFocus();
	expect(screen.getByRole("radiogroup", { name: "And an evening?" })).not.toHaveAccessibleDescription();
});
