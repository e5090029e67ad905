import { countWords } from "@/lib/domain/text/count-words";
import { noticeOf } from "@/lib/safety/answers";
import { type Life, lives, type WrittenLife, writeFor } from "@/tests/evals/lives/lives";
import { inputFor } from "@/tests/people/people";

/** What would be false or would hurt in the texts of one of them, by name. */
const wrong: Record<string, RegExp> = {
	Bríd: /somebody beside them|and what is missing\?|the two of you find|suits you both|\b(?:we|the two of us) sit/,
	Dale: /two of you do together|like to be seen|quieter way|do such things|still trying|breaks things|nothing i want/,
	Dorota: /say the other person’s|Of the rules from home, you wrote: “It has no content/,
	Gwen: /None that I know|Nothing more for now|early kind of loneliness|old things come close/,
	Ivor: /relationships end|without this person|particular relationship|made smaller|out of reach|still suits/i,
	Joaquim: /nobody else did anything|had driven off.{0,20}\n|in one house/,
	Meera: /particular relationship|last feel wanted|an ebb|arrange something for it|people who have a life/,
	Roos: /What kind of partner was he.{0,80}was he who|\bhe was to me\b/,
	Sindre: /Where a mother belongs|leaves them in peace|isn’t laid out here/,
	Tobi: /would surprise them|in the open, with|has the key|kept secret|more than is comfortable/,
};
/** What the day and the healed page of a person may not have around their own words. */
const company = /\b(?:the two of us|our feet|we sit|one of us|wife|husband|partner)\b/;
const alone = new Set(["Bríd", "Ivor", "Meera", "Tobi"]);

const ours = (text: string) => text.replace(/“[^”]*”/g, "");
const all = new Map<string, Promise<WrittenLife>>();
const textsFor = (life: Life) => all.get(life.name) ?? all.set(life.name, writeFor(life)).get(life.name);

describe.each(lives.map((life) => [life.name, life] as const))("the life of %s", (name, life) => {
	it("is withheld nowhere", async () => {
		for (const id of Object.keys(life.answers)) {
			const { questionnaire, answers } = inputFor(
				{ firstName: name, portrait: "", answers: life.answers, specifics: [] },
				id,
			);
			expect(noticeOf(questionnaire, answers, null)?.certainty).not.toBe("clear");
		}
		const written = await textsFor(life);
		const texts = JSON.stringify(written);
		expect(texts).not.toMatch(/help line|Help now|leave the room|isn’t quoted|leaves them in peace|isn’t laid out/);
	});

	it("is told without what would be false or would hurt", async () => {
		const { analyses, life: script, love } = (await textsFor(life)) as WrittenLife;
		const markdown = analyses.map((one) => one.markdown).join("\n");
		expect([markdown, script.mainScript, love.healedMainScript, love.dayInLifeNarrative].join("\n")).not.toMatch(
			wrong[name] ?? /$^/,
		);
		expect(script.patterns.map(({ pattern }) => pattern).join()).not.toMatch(/%|Victim/);
		for (const one of analyses) expect(ours(one.markdown).match(/\?(?=\s|$)/g)?.length ?? 0).toBeLessThanOrEqual(4);
	});

	it("gets a whole day, and no partner in it who is not there", async () => {
		const { love } = (await textsFor(life)) as WrittenLife;
		const words = countWords(love.dayInLifeNarrative);
		expect(words).toBeGreaterThanOrEqual(350);
		expect(words).toBeLessThanOrEqual(700);
		if (alone.has(name)) expect(ours(love.dayInLifeNarrative)).not.toMatch(company);
		for (const part of [love.dayInLifeNarrative, love.healedMainScript])
			expect(ours(part)).not.toMatch(/\b(?:he|she|him|her|his|hers)\b/i);
	});
});
