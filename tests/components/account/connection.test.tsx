import { act, screen, waitFor } from "@testing-library/react";
import { Connection } from "@/components/account/profile/connection";
import { SingleSignOn } from "@/components/account/sign-in/single-sign-on";
import { type Call, Refusal, serve, show } from "@/tests/setup/in-app";
import { findToast } from "./support";

const path = "/api/external-login";
const connection = { name: "the library card", isConnected: false, canDisconnect: true };
const open = (answers: Record<string, (call: Call) => unknown>) => {
	const calls = serve(answers);
	return { calls, ...show(<Connection />) };
};

test("offers to connect, and says when the server cannot be reached", async () => {
	const { pointer } = open({
		[`GET ${path}`]: () => connection,
		[`POST ${path}`]: () => {
			throw new Refusal(500);
		},
	});
	await pointer.click(await screen.findByRole("button", { name: "Connect the library card" }));
	expect(await findToast()).toHaveTextContent("Unable to connect to the server");
});

test("can be tried again after the browser's Back from the issuer", async () => {
	const { pointer } = open({ [`GET ${path}`]: () => connection, [`POST ${path}`]: () => new Promise(() => {}) });
	const button = await screen.findByRole("button", { name: "Connect the library card" });
	await pointer.click(button);
	expect(button).toBeDisabled();
	act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
	await waitFor(() => expect(button).toBeEnabled());
});

test("so can logging in with it", async () => {
	serve({ "GET /api/auth/csrf": () => new Promise(() => {}) });
	const { pointer } = show(<SingleSignOn name="the library card" />);
	const button = screen.getByRole("button", { name: "Continue with the library card" });
	await pointer.click(button);
	expect(button).toBeDisabled();
	act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
	expect(button).toBeEnabled();
});

test("asks before it disconnects", async () => {
	let isConnected = true;
	const { pointer, calls } = open({
		[`GET ${path}`]: () => ({ ...connection, isConnected }),
		[`DELETE ${path}`]: () => {
			isConnected = false;
			return { ok: true };
		},
	});
	await pointer.click(await screen.findByRole("button", { name: "Disconnect the library card" }));
	expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(0);
	await pointer.click(screen.getByRole("button", { name: "Disconnect" }));
	expect(await screen.findByRole("button", { name: "Connect the library card" })).toBeVisible();
	expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
});

test("does not offer to close the only way in", async () => {
	open({ [`GET ${path}`]: () => ({ ...connection, isConnected: true, canDisconnect: false }) });
	expect(await screen.findByText(/has no password of its own/)).toBeVisible();
	expect(screen.queryByRole("button")).toBeNull();
});

test.each([
	["done", "Connected"],
	["belongs-to-another", "connected with another account"],
	["failed", "Please try again"],
])("coming back with %s says so, once", async (outcome, words) => {
	window.history.replaceState(null, "", `/profile?connection=${outcome}`);
	open({ [`GET ${path}`]: () => null });
	expect(await findToast()).toHaveTextContent(words);
	expect(window.location.search).toBe("");
});
