import { screen, within } from "@testing-library/react";
import { safetyNotice } from "@/lib/safety/notice";
import { answer, button, FakeServer, loadQuestions, openScreen, responseTo, storageKey } from "./setup";

jest.mock("next/navigation", () => jest.requireActual("./navigation").navigation);

beforeAll(loadQuestions);

const DARK = "I want to die.";
const DOUBTFUL = "I almost did it.";

async function submitDarkAnswers(words = DARK) {
	const server = new FakeServer();
	const saved = responseTo("1", { aiAnalysis: null, analysisBy: null });
	server.onWrite = ({ path }) => {
		if (path.endsWith("/analysis")) {
			server.responses = [{ ...saved, aiAnalysis: "You **wait**.", analysisBy: "built-in" }];
			return answer(200, server.responses[0]);
		}
		server.responses = [saved];
		return answer(200, { ...saved, safety: safetyNotice([words], "GB") });
	};
	const answers = { q1: words, q2: 8, q3: "rest" };
	localStorage.setItem(storageKey("progress:1"), JSON.stringify({ format: 1, answers, index: 2, sendKey: null }));
	const { user } = openScreen({ at: "/questionnaires/1", server });
	await user.click(button("Submit"));
	const dialog = await screen.findByRole("dialog", { name: "Your Analysis" });
	return { user, server, shown: within(dialog) };
}

it("leads with the notice, says why there is no analysis, and does not ask for one by itself", async () => {
	const { server, shown } = await submitDarkAnswers();
	expect(await shown.findByRole("heading", { name: "You don’t have to be alone with this" })).toHaveFocus();
	expect(shown.getByRole("link", { name: /^Call Samaritans, 116 123/ })).toHaveAttribute("href", "tel:116123");
	expect(shown.getByText(/deserves a person, not a text about patterns/)).toBeVisible();
	expect(shown.queryByRole("link", { name: "Write about this" })).toBeNull();
	expect(server.writes()).toHaveLength(1);
});

it("lets the person fold it away and ask for the analysis anyway", async () => {
	const { user, shown } = await submitDarkAnswers();
	await user.click(await shown.findByRole("button", { name: "This is not what I meant" }));
	expect(shown.queryByRole("link", { name: /Samaritans/ })).toBeNull();
	await user.click(shown.getByRole("button", { name: /Ask .* for the analysis/ }));
	expect(await shown.findByText("wait")).toBeVisible();
});

it("lets the person fold a quiet line away, which sends nothing", async () => {
	const { user, server, shown } = await submitDarkAnswers(DOUBTFUL);
	await user.click(await shown.findByRole("button", { name: "This is not what I meant" }));
	expect(shown.queryByRole("link", { name: "Help now" })).toBeNull();
	expect(shown.getByText(/All right, thank you for saying so/)).toBeVisible();
	expect(server.writes()).toHaveLength(1);
	expect(shown.getByRole("button", { name: /Ask .* for the analysis/ })).toBeVisible();
});
