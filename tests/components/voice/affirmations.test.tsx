import { act, screen, waitFor } from "@testing-library/react";
import { Affirmations } from "@/components/voice/listening/affirmations";
import { show } from "@/tests/setup/in-app";
import { button, ID, player, serve } from "./listen";
import { connectLockScreen, connectSpeaker } from "./platform";

beforeEach(connectSpeaker);

describe("affirmations", () => {
	const line = (orderNum: number, text: string) => ({
		id: `a${orderNum}`,
		text,
		audioUrl: `/api/affirmations/a${orderNum}/audio`,
		voice: "nova",
		orderNum,
	});
	const lines = [line(1, "I say what I need."), line(0, "I can stay."), line(2, "I am met half-way.")];
	const path = `/api/love-script/${ID}/affirmations`;
	const SAVED_AT = "2026-11-20T08:00:00.000Z";

	test("stand in their order, and are heard one at a time", async () => {
		serve({ [path]: { body: lines } });
		const { pointer } = show(<Affirmations loveScriptId={ID} savedAt={SAVED_AT} />);
		await screen.findByText("I can stay.");
		expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
			"I can stay.",
			"I say what I need.",
			"I am met half-way.",
		]);
		await pointer.click(button("Listen: I can stay."));
		act(() => player().begin());
		expect(player().src).toBe("/api/affirmations/a0/audio");
		await pointer.click(button("Listen: I say what I need."));
		expect(player().paused).toBe(true);
		act(() => player(1).begin());
		expect(button("Pause: I say what I need.")).toBeEnabled();
		expect(button("Listen: I can stay.")).toBeEnabled();
	});

	test("show nothing of what they say on the lock screen", async () => {
		const { session, takeAway } = connectLockScreen();
		serve({ [path]: { body: lines } });
		const { pointer } = show(<Affirmations loveScriptId={ID} savedAt={SAVED_AT} />);
		await pointer.click(await screen.findByRole("button", { name: "Listen: I can stay." }));
		act(() => player().begin());
		expect(session.metadata).toEqual({ title: "Affirmations", artist: "Innerscript" });
		takeAway();
	});

	test("are not there where there are none", async () => {
		serve({ [path]: { body: [] } });
		show(<Affirmations loveScriptId={ID} savedAt={SAVED_AT} />);
		await waitFor(() => expect(screen.queryByRole("heading", { name: "Affirmations" })).toBeNull());
	});

	test("can be asked for again when they do not come", async () => {
		serve({ [path]: { status: 500 } });
		const { pointer } = show(<Affirmations loveScriptId={ID} savedAt={SAVED_AT} />);
		await screen.findByText(/could not be loaded/);
		serve({ [path]: { body: lines } });
		await pointer.click(button("Try again"));
		expect(await screen.findByText("I am met half-way.")).toBeVisible();
	});

	test("that fail say so", async () => {
		serve({ [path]: { body: lines } });
		const { pointer } = show(<Affirmations loveScriptId={ID} savedAt={SAVED_AT} />);
		await pointer.click(await screen.findByRole("button", { name: "Listen: I can stay." }));
		act(() => player().break(2));
		expect(await screen.findByText("Network error while loading audio.")).toBeVisible();
		expect(await screen.findByText(/contact support with the error ID/)).toBeVisible();
	});
});
