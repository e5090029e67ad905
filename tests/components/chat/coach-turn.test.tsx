import { render, screen } from "@testing-library/react";
import { CoachTurn } from "@/components/chat/messages/coach-turn";

test.each([
	[{ ahead: 2 }, "2 other answers come first."],
	[{ ahead: 1 }, "One other answer comes first."],
	[{ ahead: 0 }, "Sage is reading."],
	[{ read: 0.254 }, "Sage is reading: 25%."],
])("says what an answer waits for: %j", (waits, words) => {
	render(<CoachTurn phase="thinking" text="" shown={0} waits={waits} />);
	expect(screen.getByText(words)).toBeVisible();
});
