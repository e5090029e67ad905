import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { LazyToaster } from "@/components/ui/feedback/lazy-toaster";
import { toast, toastStore } from "@/components/ui/feedback/toast";
import "./pointer-events";

let mockFetched = 0;
let mockIsOffline = false;
jest.mock("@/components/ui/feedback/toaster", () => ({
	__esModule: true,
	get Toaster() {
		mockFetched += 1;
		if (mockIsOffline) throw new Error("Failed to load");
		return jest.requireActual("@/components/ui/feedback/toaster").Toaster;
	},
}));

beforeEach(() => {
	mockFetched = 0;
	mockIsOffline = false;
});
afterEach(() => {
	const shown = toastStore.get();
	if (shown) act(() => toastStore.dismiss(shown.id));
});

const say = (title: string) => act(() => toast({ title, description: "Please try again", seconds: 0.2 }));

it.each([
	["pointerdown", () => fireEvent.pointerDown(document.body)],
	["keydown", () => fireEvent.keyDown(document.body, { key: "a" })],
	["focusin", () => fireEvent.focusIn(document.body)],
])("fetches nothing before the first touch: %s", async (_, touch) => {
	render(<LazyToaster />);
	await act(() => import("@/components/ui/feedback/toaster"));
	expect(mockFetched).toBe(0);
	touch();
	touch();
	await screen.findByRole("region", { name: /Messages/ });
	expect(mockFetched).toBe(1);
});

it("shows a message that was there before it", async () => {
	say("Logout failed");
	render(<LazyToaster />);
	expect(await screen.findByRole("listitem")).toHaveTextContent("Logout failed");
});

it("shows the words plainly, and for their time, where the toaster cannot be fetched; and fetches it later", async () => {
	mockIsOffline = true;
	render(<LazyToaster />);
	say("Logout failed");
	expect(await screen.findByText("Logout failed")).toBeVisible();
	expect(screen.getByRole("status")).toHaveTextContent("Logout failedPlease try again");
	await waitFor(() => expect(screen.queryByText("Logout failed")).toBeNull());

	mockIsOffline = false;
	fireEvent.pointerDown(document.body);
	await screen.findByRole("region", { name: /Messages/ });
	say("Again");
	expect(await screen.findByRole("listitem")).toHaveTextContent("Again");
});
