import { insightsWithin } from "@/lib/domain/journal/asked-insights";

const createdAt = "2026-11-03T20:00:00.000Z";
const asked = (about: string, message = `On ${about.trim()}`) => ({ about, message, createdAt });
const kept = (content: string, ...about: string[]) =>
	insightsWithin(
		content,
		about.map((words) => asked(words)),
	).map(({ message }) => message);

describe("the insights that an entry takes along", () => {
	it.each([
		["the same words", "Tom called.", ["Tom called."], ["On Tom called."]],
		["words that were continued", "Tom called. I was glad.", ["Tom called."], ["On Tom called."]],
		["words with a beginning before them", "Today Tom called.", ["Tom called."], ["On Tom called."]],
		["a space at the end that went", "Tom called.", ["Tom called. \n"], ["On Tom called."]],
		["words that were replaced", "We baked bread.", ["Tom called."], []],
		["words of which some went", "Tom.", ["Tom called."], []],
		["some of each", "Tom called. Bread.", ["Tom called.", "Secret.", "Bread."], ["On Tom called.", "On Bread."]],
	])("%s", (_, content, about, expected) => {
		expect(kept(content, ...about)).toEqual(expected);
	});

	it("never carry the words that they were asked for", () => {
		expect(insightsWithin("Tom", [asked("Tom", "Hm?")])).toEqual([{ message: "Hm?", createdAt }]);
	});

	it("are the newest twenty", () => {
		const many = Array.from({ length: 25 }, (_, i) => asked("Tom", `${i}`));
		expect(insightsWithin("Tom", many).map(({ message }) => message)).toEqual(many.slice(5).map((one) => one.message));
	});
});
