import { act, screen } from "@testing-library/react";
import { SessionGate } from "@/components/account/session/session-gate";
import { makeQueryClient } from "@/lib/browser/core/query-client";
import { chooseLock } from "@/lib/browser/discretion/touches";
import { ada, fakeApi, renderInApp } from "./support";

jest.mock("@/components/account/welcome/welcome-flow", () => ({
	WelcomeFlow: ({ left }: { left: string | null }) => <p>the way back in{left === "ended" ? ", ended" : ""}</p>,
}));

const minutes = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 60_000));

beforeEach(() => {
	localStorage.clear();
	jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function open() {
	const queryClient = makeQueryClient();
	queryClient.setQueryData(["/api/user"], ada);
	return renderInApp(
		<SessionGate serverUserId={ada.id} singleSignOn={null}>
			Ada's private page
		</SessionGate>,
		queryClient,
	);
}

it("locks after the chosen time, on the server too, and keeps what waits on the device", async () => {
	const calls = fakeApi({ "GET /api/user": { json: ada }, "POST /api/logout": { json: { ok: true } } });
	chooseLock(5);
	localStorage.setItem("innerscript:journal-draft:1", "a draft");
	open();
	await minutes(4.5);
	act(() => void window.dispatchEvent(new KeyboardEvent("keydown", { key: "a" })));
	await minutes(4.5);
	expect(screen.getByText("Ada's private page")).toBeVisible();
	await minutes(1);
	expect(screen.getByText("the way back in, ended")).toBeVisible();
	expect(screen.queryByText("Ada's private page")).not.toBeInTheDocument();
	expect(localStorage.getItem("innerscript:journal-draft:1")).toBe("a draft");
	expect(JSON.stringify(calls)).toContain("/api/logout");
});

it("follows another tab that locked first, without a word to the server", async () => {
	const calls = fakeApi({ "GET /api/user": { json: ada } });
	chooseLock(5);
	open();
	localStorage.removeItem("last-touch");
	act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "last-touch", newValue: null })));
	await act(() => jest.advanceTimersByTimeAsync(100));
	expect(screen.getByText("the way back in, ended")).toBeVisible();
	expect(JSON.stringify(calls)).not.toContain("/api/logout");
});

it("shows nothing where the clock was set back behind the last touch, and bears a small correction", async () => {
	fakeApi({ "GET /api/user": { json: ada }, "POST /api/logout": { status: 503 } });
	chooseLock(5);
	localStorage.setItem("last-touch", String(Date.now() + 30_000));
	const { unmount } = open();
	await act(() => jest.advanceTimersByTimeAsync(100));
	expect(screen.getByText("Ada's private page")).toBeVisible();
	unmount();
	localStorage.setItem("last-touch", String(Date.now() + 3_600_000));
	open();
	await act(() => jest.advanceTimersByTimeAsync(100));
	expect(screen.queryByText("Ada's private page")).not.toBeInTheDocument();
});

it("shows nothing to somebody who opens it again too late, and never locks unless it was chosen", async () => {
	fakeApi({ "GET /api/user": { json: ada }, "POST /api/logout": { status: 503 } });
	chooseLock(1);
	localStorage.setItem("last-touch", String(Date.now() - 61_000));
	const { unmount } = open();
	await act(() => jest.advanceTimersByTimeAsync(100));
	expect(screen.queryByText("Ada's private page")).not.toBeInTheDocument();
	unmount();
	chooseLock(0);
	open();
	await minutes(20);
	expect(screen.getByText("Ada's private page")).toBeVisible();
});
