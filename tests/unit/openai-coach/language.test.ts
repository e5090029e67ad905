import { inTheirLanguage, languageOf } from "@/lib/ai/openai/language";

it.each([
	["I kept quiet and let the tap run.", "English"],
	["Nie wiem, dlaczego znowu milczałam, kiedy mama zapytała o święta i o dom.", "Polish"],
	["Neden yine sustuğumu bilmiyorum, annem bana evi sorduğunda hiçbir şey söylemedim.", "Turkish"],
	["არ ვიცი, რატომ გავჩუმდი ისევ.", "Georgian"],
	["また黙ってしまった。どうしてだろう。", "Japanese"],
	["Ich weiß nicht, warum ich wieder geschwiegen habe, als meine Mutter nach dem Haus fragte.", "German"],
	["ok", null],
	["Hm. Tom?", null],
	["🌊🌊🌊", null],
	["", null],
])("%j is %s", async (text, language) => expect(await languageOf([text])).toBe(language));

it("is named last, and not where it would be a guess", async () => {
	const messages = [
		{ role: "system" as const, content: "Rules." },
		{ role: "user" as const, content: "Words." },
	];
	const named = await inTheirLanguage(messages, ["არ ვიცი, რატომ."]);
	expect(named.at(-1)?.content).toMatch(/\nAnswer in Georgian\.$/);
	expect(named[0]).toBe(messages[0]);
	expect(await inTheirLanguage(messages, ["ok"])).toBe(messages);
});
