import { isQuestion } from "@/lib/ai/built-in/guide/remarks";
import { Talk } from "./talk";

it.each([
	["how do I stop checking his phone", true],
	["i check it every day. i know. how do you stop", true],
	["Make me a list of my hopes", true],
	["Stay or go? Pros and cons please.", true],
	["feeling: hungry. whats next", true],
	["When I got home he was gone.", false],
	["I am tired. What he said was true.", false],
	["She asked me to explain it to her mother", false],
])("%s asks the guide something: %s", (text, asks) => expect(isQuestion(text)).toBe(asks));

it.each([
	["can my wife read this?", /whoever uses this browser/, "/security"],
	["will he find my journal here? we share the tablet", /whoever uses this browser/, "/security"],
	["what do you do with my data?", /belong to your account/, "/privacy"],
	["is there a way to export my journal as a pdf", /take everything along/, "/yours"],
	["tell me a joke", /I make nothing up/, null],
	["help me answer my aunt's message", /I cannot write it for you/, "/exercises/hard-conversation"],
])("%s is answered", async (text, answer, href) => {
	const { content, offers } = await new Talk().say(text);
	expect(content).toMatch(answer);
	if (href) expect(offers.map((offer) => offer.href)).toContain(href);
});
