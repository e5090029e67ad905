import { activityLine } from "@/lib/domain/chat/activity-line";
import type { Offer } from "@/lib/domain/chat/guide";

const nearest: Offer = {
	kind: "which-is-nearest",
	titles: [
		{ kind: "article", id: "no", title: "How to say no" },
		{ kind: "exercise", id: "pause", title: "A pause of three breaths" },
	],
};
const link: Offer = { kind: "link", label: "Write about it", href: "/journal" };
const reply = (content: string, offers?: Offer[]) => ({ content, isAiResponse: true, ...(offers && { offers }) });

it.each([
	["an answer", reply("That sounds like a long day."), "That sounds like a long day."],
	[
		"an answer before its offers",
		reply("That is kept, with its day.\n\nThese may fit:", [nearest]),
		"That is kept, with its day.",
	],
	["offers alone", reply("These may fit:", [nearest]), "How to say no · A pause of three breaths"],
	["one place to go", reply("If you like, go on here:", [link]), "Write about it"],
	["a lead without a title", reply("Some ways to go on:", [{ kind: "doors" }]), "Some ways to go on:"],
	["a reply of a model that ends in a colon", reply("Some ways to go on:"), "Some ways to go on:"],
	["a time of day", reply("You wrote at 10:30"), "You wrote at 10:30"],
	["the person's own words", { content: "These may fit:", isAiResponse: false }, "These may fit:"],
])("shows of %s what it says", (_, message, line) => {
	expect(activityLine(message)).toBe(line);
});
