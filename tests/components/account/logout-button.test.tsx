import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LogoutButton } from "@/components/account/session/logout-button";
import { Toaster } from "@/components/ui/feedback/toaster";
import { userKey } from "@/lib/browser/account/client";

const router = { replace: jest.fn(), refresh: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const DRAFT = "innerscript:journal-draft:7";
let answers: () => Promise<Response>;
beforeEach(() => {
	jest.clearAllMocks();
	answers = async () => ({ ok: true, status: 200, json: async () => ({ ok: true }) }) as Response;
	globalThis.fetch = jest.fn(() => answers());
});

async function press() {
	const client = new QueryClient();
	client.setQueryData(userKey, { id: 7 });
	render(
		<QueryClientProvider client={client}>
			<LogoutButton className="" />
			<Toaster />
		</QueryClientProvider>,
	);
	await userEvent.click(screen.getByRole("button", { name: "Logout" }));
}
const left = () => waitFor(() => expect(router.replace).toHaveBeenCalledWith("/"));

test("asks nothing where nothing waits on the device", async () => {
	localStorage.setItem("theme", "dark");
	localStorage.setItem("country", "IE");
	await press();
	await left();
	expect(screen.queryByRole("dialog")).toBeNull();
});

test("neither tells of what somebody else left to send later, nor removes it", async () => {
	localStorage.setItem("innerscript:journal-draft:78", "{}");
	await press();
	await left();
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(localStorage.getItem("innerscript:journal-draft:78")).toBe("{}");
});

test("names what waits, each thing once", async () => {
	localStorage.setItem(DRAFT, '{"text":"a draft"}');
	localStorage.setItem("innerscript:journal-draft:7:tab2", "{}");
	localStorage.setItem("questionnaires:7:4", "{}");
	localStorage.setItem("innerscript:something-new:7", "{}");
	await press();
	expect(await screen.findByRole("dialog")).toHaveTextContent(
		"Only on this device: a page of your journal, answers to a questionnaire, and something else that you wrote.",
	);
	localStorage.clear();
});

test.each([
	["Keep and log out", '{"text":"a draft"}'],
	["Remove and log out", null],
])("asks about a draft that waits: %s", async (button, kept) => {
	localStorage.setItem(DRAFT, '{"text":"a draft"}');
	localStorage.setItem("theme", "dark");
	await press();
	expect(fetch).not.toHaveBeenCalled();
	expect(await screen.findByRole("button", { name: "Keep and log out" })).toHaveFocus();
	await userEvent.click(await screen.findByRole("button", { name: button }));
	await left();
	await waitFor(() => expect(localStorage.getItem(DRAFT)).toBe(kept));
	expect(localStorage.getItem("theme")).toBe("dark");
});
