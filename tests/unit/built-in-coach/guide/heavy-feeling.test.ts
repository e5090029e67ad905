import { directQuestions } from "@/lib/safety/direct-question-lines";
import { Talk } from "./talk";

const tap = { do: "feeling", feeling: "empty" } as const;

it("asks directly where a heavy feeling is chosen beside a hint, and once only", async () => {
	const talk = new Talk();
	await talk.say("It was a long day, and I was the strong one");
	const asked = await talk.say("Empty", { tap, hints: ["self-harm"], signs: ["self-harm"] });
	expect(asked.content).toContain(directQuestions["self-harm"]);
	expect(asked.offers.map(({ kind }) => kind)).toEqual(["direct-question", "link"]);
	const later = await talk.say("Empty", { tap, hints: ["self-harm"], signs: ["self-harm"] });
	expect(later.content).not.toContain(directQuestions["self-harm"]);
});

it("answers the feeling where nothing was hinted at", async () => {
	const talk = new Talk();
	await talk.say("The dishwasher is broken again");
	expect((await talk.tap(tap, "Empty")).content).not.toContain("May I ask you directly");
});
