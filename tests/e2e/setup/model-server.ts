/** The OpenAI-compatible server of the journeys. What it answers depends on words that the journeys write. */
import { LLMock } from "@copilotkit/aimock";
import { goodAnalysis, goodReflection } from "@/tests/setup/model/answers";
import { anything, asks, OUT_OF_ORDER } from "@/tests/setup/model/server";
import { DICTATED, MODEL_PORT } from "./apps";

// What the journeys answer, word for word.
const analysis = { ...goodAnalysis, quote: "we ate in front of the television and nobody spoke" };

const mock = new LLMock({ port: MODEL_PORT, logLevel: "silent" });
mock.on(asks("FAILING-MODEL"), OUT_OF_ORDER);
mock.on(asks("NONSENSE-MODEL"), { content: "I would rather talk about the weather." });
mock.on(asks("HANGING-MODEL"), { content: JSON.stringify(analysis) }, { latency: 60_000 });
mock.on(asks("asks you for one short thought"), {
	content: JSON.stringify({ form: "growth", text: "What helped?" }),
});
mock.on(asks("coach of a private journal"), { content: JSON.stringify(goodReflection) });
mock.on(asks("CHAT-MODEL"), {
	content: JSON.stringify({ reply: "What would one true sentence have been?" }),
});
mock.onTranscription({ transcription: { text: DICTATED } });
mock.on(anything, { content: JSON.stringify(analysis) });
mock.start();
