/** The OpenAI-compatible server of the journeys. Its answers depend on words that the journeys write. */
import { LLMock } from "@copilotkit/aimock";
import { goodAnalysis, goodReflection } from "@/tests/setup/model/answers";
import { anything, asks, OUT_OF_ORDER } from "@/tests/setup/model/server";
import { scripts } from "@/tests/setup/naughty";
import { DICTATED, MODEL_PORT } from "./apps";

// Quotes an answer of the journeys, word for word.
const analysis = { ...goodAnalysis, quote: "we ate in front of the television and nobody spoke" };

const mock = new LLMock({ port: MODEL_PORT, logLevel: "silent" });
mock.on(asks("FAILING-MODEL"), OUT_OF_ORDER);
mock.on(asks("NONSENSE-MODEL"), { content: "I would rather talk about the weather." });
mock.on(asks("HANGING-MODEL"), { content: JSON.stringify(analysis) }, { latency: 60_000 });
mock.on(asks("INJECTING-CHAT"), { content: JSON.stringify({ concern: null, reply: scripts.join("\n\n") }) });
mock.on(asks("INJECTING-JOURNAL"), {
	content: JSON.stringify({
		...goodReflection,
		keyInsights: scripts.slice(0, 3),
		message: scripts.slice(0, 12).join("\n"),
	}),
});
mock.on(asks("asks you for one short thought"), {
	content: JSON.stringify({ form: "growth", text: "What helped?" }),
});
mock.on(asks("coach of a private journal"), { content: JSON.stringify(goodReflection) });
/** About ten tokens a second, so that a reply takes most of a minute and can be stopped. */
const slowly = { chunkSize: 4, streamingProfile: { ttft: 100, tps: 10 } };
const longReply = `You said it was fine. It was not fine at all. ${"And then you cleaned the kitchen once more, from the sink to the door. ".repeat(24)}Whom did you keep it from?`;
const another = "Perhaps it was the door. What did you hear when it closed behind him?";
/** Matches requests whose newest message contains this word. @param isAgain Whether another answer was asked for. */
const saying = (word: string, isAgain: boolean) => ({
	predicate: ({ messages }: { messages: unknown }) => {
		const sent = (messages as { content: string }[]).map(({ content }) => content).join("\n");
		const newest = /~~~~ they have just written\n([\s\S]*?)\n~~~~/.exec(sent)?.[1] ?? "";
		return newest.includes(word) && sent.includes("~~~~ you have answered this already") === isAgain;
	},
});
mock.on(saying("SLOWLY", true), { content: JSON.stringify({ concern: null, reply: another }) });
mock.on(saying("SLOWLY", false), { content: JSON.stringify({ concern: null, reply: longReply }) }, slowly);
mock.on(asks("CHAT-MODEL"), {
	content: JSON.stringify({ concern: null, reply: "What would one true sentence have been?" }),
});
mock.onTranscription({ transcription: { text: DICTATED } });
mock.on(anything, { content: JSON.stringify(analysis) });
mock.start();
