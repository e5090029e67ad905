import { shownFacts } from "@/lib/ai/openai/learned";

const page = "My sister Mira gets married in May. We never talk about Dad.";
const fact = (text: string, words: string) => ({ kind: "people" as const, text, words });

it("keeps what the page shows, with the words as they stand there", () => {
	expect(shownFacts([fact("Your sister is called Mira.", "my sister mira gets married in may")], page)).toEqual([
		fact("Your sister is called Mira.", "My sister Mira gets married in May"),
	]);
});

it.each([
	["words that are not there", fact("Your sister is called Mira.", "My sister Mira moved to Rome")],
	["a name that is not in them", fact("Your sister Clara gets married.", "My sister Mira gets married in May")],
	["a number that is not in them", fact("Your sister Mira marries on 12 May.", "My sister Mira gets married in May")],
	["something that they do not speak of", fact("You are afraid of heights.", "We never talk about Dad")],
	["what is better left where it stands", fact("Your sister Mira hit you.", "My sister Mira gets married in May")],
])("keeps nothing of %s", (_, made) => expect(shownFacts([made], page)).toEqual([]));

it("keeps the same only once", () => {
	const made = fact("Your sister is called Mira.", "My sister Mira gets married");
	expect(shownFacts([made, made], page)).toHaveLength(1);
});
