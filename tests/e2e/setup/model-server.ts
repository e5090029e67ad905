/** The OpenAI-compatible server of the journeys. What it answers depends on words that the journeys write. */
import { LLMock } from "@copilotkit/aimock";
import { DICTATED, MODEL_PORT } from "./apps";

const analysis = {
	quote: "we ate in front of the television and nobody spoke",
	keyInsights: ["You notice silence before anyone else does.", "You tend to speak first, so that the room is safe."],
	corePattern: "You keep the peace by talking.",
	origin: "Dinner was quiet, and quiet meant trouble.",
	impact: "You are tired after evenings that others call easy.",
	innerWork: "Let one silence be, and watch what it does.",
	relationalShifts: "Ask once whether the quiet is about you.",
	actionSteps: ["Eat one dinner slowly.", "Say one thing less.", "Ask one question more."],
	areasForExploration: ["Who was allowed to be loud?", "What did quiet mean on good days?"],
	closingInsight: "Silence is not always about you.",
};

const reflection = {
	title: "The Tap Running",
	keyInsights: ["You kept quiet.", "The kitchen held you.", "Say one sentence more next time."],
	quote: null,
	message: "Rest well.",
	relatedEntry: null,
};

const mock = new LLMock({ port: MODEL_PORT, logLevel: "silent" });
const asks = (word: string) => ({
	predicate: (request: { messages: unknown }) => JSON.stringify(request.messages).includes(word),
});
mock.on(asks("FAILING-MODEL"), { error: { message: "out of order", type: "server_error" }, status: 500 });
mock.on(asks("NONSENSE-MODEL"), { content: "I would rather talk about the weather." });
mock.on(asks("HANGING-MODEL"), { content: JSON.stringify(analysis) }, { latency: 60_000 });
mock.on(asks("asks you for one short thought"), {
	content: JSON.stringify({ form: "growth", text: "What helped?" }),
});
mock.on(asks("coach of a private journal"), { content: JSON.stringify(reflection) });
mock.on(asks("CHAT-MODEL"), {
	content: JSON.stringify({ reply: "What would one true sentence have been?" }),
});
mock.onTranscription({ transcription: { text: DICTATED } });
mock.on({ predicate: () => true }, { content: JSON.stringify(analysis) });
mock.start();
