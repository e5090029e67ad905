import { act, screen } from "@testing-library/react";
import { Affirmations } from "@/components/voice/listening/affirmations";
import { show } from "@/tests/setup/in-app";
import { ID, player, serve } from "./listen";
import { connectLockScreen, connectSpeaker } from "./platform";

beforeEach(connectSpeaker);

const line = { id: "a0", text: "I can stay.", audioUrl: "/api/affirmations/a0/audio", voice: "nova", orderNum: 0 };

describe("affirmations", () => {
	test("show nothing of what they say on the lock screen", async () => {
		const { session, takeAway } = connectLockScreen();
		serve({ [`/api/love-script/${ID}/affirmations`]: { body: [line] } });
		const { pointer } = show(<Affirmations loveScriptId={ID} savedAt="2026-11-20T08:00:00.000Z" />);
		await pointer.click(await screen.findByRole("button", { name: "Listen: I can stay." }));
		act(() => player().begin());
		expect(session.metadata).toEqual({ title: "Affirmations", artist: "Innerscript" });
		takeAway();
	});
});
