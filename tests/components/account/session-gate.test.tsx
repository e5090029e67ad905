import "@/tests/setup/keeping-browser";
import { act, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SessionGate } from "@/components/account/session/session-gate";
import { apiRequest } from "@/lib/browser/core/api-client";
import { makeQueryClient } from "@/lib/browser/core/query-client";
import { ada, fakeApi, renderInApp } from "./support";

const router = { refresh: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router, usePathname: () => "/journal" }));
jest.mock("@/components/account/welcome/welcome-flow", () => ({
	WelcomeFlow: ({ left }: { left: string | null }) => (
		<p>the welcome screen{left === "ended" ? ", after a session that ended" : ""}</p>
	),
}));

beforeEach(() => router.refresh.mockClear());

function renderGate(
	user: typeof ada | null | undefined,
	serverUserId: number | null,
	asksFirst = false,
	more: ReactNode = null,
) {
	const queryClient = makeQueryClient();
	if (user !== undefined) queryClient.setQueryData(["/api/user"], user);
	return renderInApp(
		<SessionGate serverUserId={serverUserId} singleSignOn={null} asksFirst={asksFirst}>
			Ada's private page
			{more}
		</SessionGate>,
		queryClient,
	);
}

it("shows the page in the shell to the person it was rendered for", () => {
	fakeApi({ "GET /api/user": { json: ada } });
	renderGate(ada, ada.id);
	expect(screen.getByText("Ada's private page")).toBeVisible();
	expect(screen.getByRole("navigation", { name: "Main" })).toBeInTheDocument();
});

it("shows the welcome screen in its place once nobody is signed in, and the page again after signing in", async () => {
	fakeApi({ "GET /api/user": { json: ada } });
	const { queryClient } = renderGate(ada, ada.id);
	act(() => queryClient.setQueryData(["/api/user"], null));
	expect(await screen.findByText("the welcome screen, after a session that ended")).toBeVisible();
	expect(screen.queryByText("Ada's private page")).not.toBeInTheDocument();
	act(() => queryClient.setQueryData(["/api/user"], ada));
	expect(await screen.findByText("Ada's private page")).toBeVisible();
	expect(router.refresh).not.toHaveBeenCalled();
});

it("leaves nothing of the person in the document once they are not signed in any more", async () => {
	const script = document.createElement("script");
	script.type = "text/plain";
	script.textContent = `(self.__next_f=self.__next_f||[]).push(${JSON.stringify(ada)})`;
	document.body.append(script);
	fakeApi({ "GET /api/user": { json: ada } });
	const { queryClient } = renderGate(ada, ada.id);
	expect(document.documentElement.outerHTML).toContain(ada.email);
	act(() => queryClient.setQueryData(["/api/user"], null));
	expect(await screen.findByText(/the welcome screen/)).toBeVisible();
	expect(document.documentElement.outerHTML).not.toMatch(/ada/i);
});

it("says nothing of a session that ended to somebody who has logged out", async () => {
	fakeApi({ "GET /api/user": { json: ada }, "POST /api/logout": { json: { ok: true } } });
	const { user } = renderGate(ada, ada.id);
	await user.click(screen.getByRole("button", { name: "Logout" }));
	expect(await screen.findByText("the welcome screen", { exact: true })).toBeVisible();
});

it("never shows a page to somebody it was not rendered for", () => {
	const bob = { ...ada, id: 2, username: "bob" };
	fakeApi({ "GET /api/user": { json: bob } });
	renderGate(bob, ada.id);
	expect(screen.queryByText("Ada's private page")).not.toBeInTheDocument();
	expect(screen.getByRole("status")).toHaveTextContent("Loading");
	expect(router.refresh).toHaveBeenCalled();
});

it("keeps the page while the user cannot be read again", async () => {
	fakeApi({ "GET /api/user": "offline" });
	const { queryClient } = renderGate(ada, ada.id);
	await act(() => queryClient.refetchQueries({ queryKey: ["/api/user"] }).catch(() => {}));
	expect(screen.getByText("Ada's private page")).toBeVisible();
});

it.each([
	["Keep my words here", true],
	["Let the model read them", false],
])("asks before the first words go to another machine, and takes “%s”", async (name, keepHere) => {
	const calls = fakeApi({ "GET /api/user": { json: ada }, "PUT /api/privacy": { json: { keepHere } } });
	const { user } = renderGate(ada, ada.id, true);
	const question = await screen.findByRole("dialog", { name: "Before your first words go out" });
	expect(question).toHaveTextContent("Until you choose, the built-in guide answers you");
	expect(screen.getByRole("link", { name: "What goes where" })).toHaveAttribute("href", "/privacy");
	await user.click(screen.getByRole("button", { name }));
	await waitFor(() => expect(question).not.toBeInTheDocument());
	expect(calls).toContainEqual({ request: "PUT /api/privacy", body: { keepHere } });
	expect(router.refresh).toHaveBeenCalled();
});

it("says with each request whose page makes it, except with the question who is logged in", async () => {
	const sent: [string, unknown][] = [];
	fakeApi({ "GET /api/user": { json: ada }, "POST /api/chat": { json: {} } });
	const answer = global.fetch;
	global.fetch = (path, init) => {
		sent.push([String(path), (init?.headers as Record<string, string> | undefined)?.["x-person"]]);
		return answer(path, init);
	};
	const { queryClient } = renderGate(ada, ada.id);
	await apiRequest("POST", "/api/chat", { body: {} });
	await act(() => queryClient.refetchQueries({ queryKey: ["/api/user"] }));
	expect(sent).toContainEqual(["/api/chat", "1"]);
	expect(sent).toContainEqual(["/api/user", undefined]);
	act(() => queryClient.setQueryData(["/api/user"], null));
	await screen.findByText(/the welcome screen/);
	await apiRequest("POST", "/api/chat", { body: {} });
	expect(sent.at(-1)).toEqual(["/api/chat", undefined]);
});

it("keeps nothing that was read for somebody, once somebody else is logged in", async () => {
	const bob = { ...ada, id: 2, username: "bob" };
	fakeApi({ "GET /api/user": { json: bob } });
	const { queryClient } = renderGate(ada, ada.id);
	queryClient.setQueryData(["/api/people"], [{ id: "a", names: ["Tom"] }]);
	act(() => queryClient.setQueryData(["/api/user"], bob));
	await waitFor(() => expect(router.refresh).toHaveBeenCalled());
	expect(queryClient.getQueryData(["/api/people"])).toBeUndefined();
});

it("leaves nothing in the tab of what somebody else said off the record", () => {
	fakeApi({ "GET /api/user": { json: ada } });
	sessionStorage.setItem("off-record:1", "mine");
	sessionStorage.setItem("off-record:2", "of the person before, whose session was locked");
	renderGate(ada, ada.id);
	expect({ ...sessionStorage }).toEqual({ "off-record:1": "mine" });
});

it("asks again who is logged in as soon as somebody else logs in in another tab", async () => {
	const bob = { ...ada, id: 2, username: "bob" };
	const calls = fakeApi({ "GET /api/user": { json: bob } });
	renderGate(ada, ada.id);
	const other = new BroadcastChannel("logged-in");
	other.postMessage(ada.id);
	other.postMessage(bob.id);
	await waitFor(() => expect(screen.queryByText("Ada's private page")).toBeNull());
	expect(router.refresh).toHaveBeenCalled();
	expect(calls).toHaveLength(1);
	other.close();
});
