import { screen } from "@testing-library/react";
import { AnswersCard } from "@/components/settings/answers-card";
import type { Privacy, Receiver } from "@/lib/domain/account/privacy";
import { type Call, serve, show } from "@/tests/setup/in-app";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

const builtIn: Receiver = { what: "text", name: "built-in", host: null, place: "in this app" };
const here: Receiver = { what: "text", name: "qwen3:8b", host: "localhost:8080", place: "on this machine" };
const far: Receiver = { what: "text", name: "gpt-4.1-mini", host: "api.example.com", place: "elsewhere" };
const privacyOf = (text: Receiver, more: Partial<Privacy> = {}): Privacy => ({
	...{ keepHere: false, hasChosen: true, receivers: [text], configured: [text], pagesBy: null, backupDays: null },
	storage: { kind: "data folder", host: null },
	...more,
});

test.each([
	[builtIn, null, "The guide that is built into the app. Nothing that you write leaves this server."],
	[
		here,
		12.4,
		"The model qwen3:8b, at localhost:8080, on the machine that this app runs on. Its answers to you usually take about 12 seconds.",
	],
	[
		far,
		200,
		"The model gpt-4.1-mini, at api.example.com, which is another machine. Its answers to you usually take about 3 minutes.",
	],
	[far, 0.4, "which is another machine. Its answers to you usually take about a second."],
	[here, null, "It has not answered you yet, so there is no telling how long that takes."],
])("says who answers, where, and how long it takes: %j", (text, seconds, words) => {
	show(<AnswersCard privacy={privacyOf(text)} seconds={seconds} />);
	expect(screen.getByRole("region", { name: "Who answers as Sage" })).toHaveTextContent(words);
});

test("lets somebody keep their words here", async () => {
	const calls: Call[] = serve({ "PUT /api/privacy": () => privacyOf(builtIn) });
	const { pointer } = show(<AnswersCard privacy={privacyOf(far)} seconds={3} />);
	await pointer.click(screen.getByRole("button", { name: "Keep my words here" }));
	expect(calls.map(({ body }) => body)).toEqual([{ keepHere: true }]);
});
