import { screen } from "@testing-library/react";
import { deferred } from "@/tests/setup/deferred";
import { FakeServer, openScreen, storageKey } from "./setup";

export const WORDS = "Long, and then quiet.";

/** Opens the questionnaire with all three questions answered and the last one shown. */
export function openAtTheLast(server = new FakeServer(), advanceTimers?: (ms: number) => void) {
	const answers = { q1: WORDS, q2: 8, q3: "rest" };
	localStorage.setItem(storageKey("progress:1"), JSON.stringify({ format: 1, answers, index: 2, sendKey: null }));
	return openScreen({ at: "/questionnaires/1", server, advanceTimers });
}
export const analysis = () => screen.findByRole("dialog", { name: "Your Analysis" });

/** Creates a response that the test releases. */
export function held() {
	const { promise: response, resolve: release } = deferred<Response>();
	return { response, release };
}
