import { optionsIn } from "@/lib/domain/text/options";
import { requestIn } from "@/lib/domain/text/requests";

it.each([
	["shuld i send it or just leave him alone till monday", "send it", "leave him alone till monday"],
	["Still angry. What should I do, ask him straight out or leave it?", "ask him straight out", "leave it"],
	["Is it better if I write it or telephone him?", "write it", "telephone him"],
	["I don't know whether to take the job in Leeds or stay here", "take the job in Leeds", "stay here"],
	["should i text her first or let her come to me or what", "text her first", "let her come to me"],
])("takes both options of a decision as they were written: %s", (message, first, second) => {
	expect(optionsIn(message)).toEqual([first, second]);
	expect(requestIn(message)).toBe("decision");
	expect(message).toContain(first);
	expect(message).toContain(second);
});

it.each([
	"Is this normal or am I being silly?",
	"should I go or not",
	"we could go to the sea or the mountains",
	"is it him or me?",
	"do open relationships actually work or is everyone just humming",
	"he wants us to move in. good idea or too fast?",
])("finds no two options where there are none: %s", (message) => expect(optionsIn(message)).toBeNull());

it.each(["what time shall we say", "what do I do", "would you like some tea"])("takes %j for no decision", (message) =>
	expect(requestIn(message)).not.toBe("decision"),
);
