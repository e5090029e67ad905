import { answerLines, otherLead, unknownLines } from "@/lib/ai/built-in/guide/content/answers";
import { RECENT_MESSAGES } from "@/lib/domain/chat/paths";
import { addDays } from "@/lib/domain/progress/days";
import { recentActivity } from "@/lib/server/chat/recent";
import { entries } from "@/prisma/demo/entries";
import { demoPerson } from "./demo";

/** Matches a reply that found none of their pages: it says so, or offers titles or other entry points instead. */
const NOTHING = new RegExp(
	[
		"^(?:I found nothing|Nothing of yours|I found no sentence)",
		...[...Object.values(answerLines).flat(), ...unknownLines, ...otherLead].map((text) =>
			text.replace(/[.?]/g, "\\$&"),
		),
	].join("|"),
);
const RIGHT_AT_LEAST = 36;
/** Questions about the demo account, each with patterns that a right answer matches. */
const questions: readonly (readonly [string, ...RegExp[]])[] = [
	["What did I write about my mother?", /Mum on the phone|My mother, who was always there/],
	["When did I last mention the piano?", /last mentioned “piano”/, /The piano is moved/],
	["What did I say about Christmas?", /Christmas is settled/, /spend Christmas with their parents/],
	["What did I decide about Christmas?", /Christmas is settled: we stay here until the 26th/],
	["what are my goals", /A home with my own door/, /say it to Alex before we go to sleep/, /60%/],
	["What came out of the patterns questionnaire?", /Pleaser 92%, Anxious 80%/],
	["Which pattern is my highest?", /Pleaser 92%/],
	["What did I write yesterday?", /Concert tomorrow/],
	["what did I write two days ago", /Grateful for: the heron/],
	["How often did I write about Amir?", /on 4 pages of yours: 2 in your journal and 2 in your answers/],
	["Who is on my timeline?", /Alex.*March 2024/, /Jonas/, /Sam.*2010/],
	["When was I with Jonas?", /September 2015 – November 2021/],
	["What did my father say on his birthday?", /I was sorry I was so tired/],
	["What did I write about my sister?", /Mira/],
	["What did I dream?", /a room I have never seen, full of light/],
	["When did I first mention the heron?", /saw the heron again/],
	["What am I grateful for?", /Grateful for: the heron/],
	["What is my life script?", /Your life script begins with this sentence/],
	["What is my streak?", /9 days in a row/],
	["How many entries have I written?", new RegExp(`${entries.length} entries`)],
	["What did I write about Porto?", /the cups we bought together in Porto/],
	["Did I ever write about a dentist?", NOTHING],
	["What did I write about money?", NOTHING],
	["What did Alex say about being right?", /I don't want to be right, I want you to be here/],
	["what did i write about the concert", /Concert tomorrow/],
	["What did I write about the solo?", /eight bars/],
	["What did I write about Dana?", /joke of Dana's/, /Dana praised the catalogue/],
	["What did I answer about anger?", /Nobody ever said the word angry/],
	["What did I promise myself?", /I promised myself a page a night/],
	["What helped me on a bad day?", /on a bad day leave me alone for an hour and then make toast/],
	["Where did I meet Sam?", /queue for the library card/],
	["What was the first thing I wrote?", /I promised myself a page a night/],
	["What did I write about the ferry?", /On the ferry in August with Alex/],
	["Show me everything about my grandmother", /there is a room I have never seen|At her table I talked/],
	["What did I say to you about the car?", /Maybe I could say it in the car/],
	["Have I written anything about Lena?", /give it to Lena/],
	["what did mum say about dad", /your father is fine/],
	["Do you remember the washing machine?", /It was about the washing machine/],
	["What did I write about sleep?", /I slept through the night/],
	["What came out of the questionnaire about my dad?", /“Your Father”/],
];

test("forty questions about the demo account are answered with what stands there, and nothing is invented", async () => {
	const demo = await demoPerson();
	const everything = (await demo.everything()).replace(/\s+/g, " ");
	const wrong: string[] = [];
	for (const [question, ...expected] of questions) {
		const { content } = await demo.ask(question);
		if (!expected.every((one) => one.test(content))) wrong.push(`${question}\n${content}`);
		// There are only whole sentences of the person's between the question above a passage and the link below it.
		for (const line of content.split("\n").filter((one) => /^> (?!\[|\*)\S/.test(one))) {
			expect(everything).toContain(line.slice(2).replace(/\\(?=[^\w\s])/g, ""));
		}
		for (const [, href] of content.matchAll(/\]\(([^)]+)\)/g)) {
			expect(href).toMatch(/^\/(?:journal\?entry=|chat\?message=|questionnaires\/|timeline\?|profile\?|#goal-)/);
		}
	}
	expect(questions).toHaveLength(40);
	// A reply without the right answer at least says that nothing was found.
	expect(wrong.filter((one) => !NOTHING.test(one.slice(one.indexOf("\n") + 1)))).toEqual([]);
	expect(questions.length - wrong.length).toBeGreaterThanOrEqual(RIGHT_AT_LEAST);
	const { content } = await demo.ask("When did I start writing?");
	const began = new Date(`${addDays(demo.today, -(entries[0]?.daysAgo ?? 0))}T00:00:00Z`);
	expect(content).toContain(began.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" }));
}, 120_000);

it("has a conversation that the dashboard shows, because it sounds like no danger", async () => {
	const { userId } = await demoPerson();
	expect(await recentActivity({ id: userId, timezoneOffset: 0 }, new Date())).toHaveLength(RECENT_MESSAGES);
}, 120_000);
