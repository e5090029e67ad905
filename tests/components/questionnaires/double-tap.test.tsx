import { fireEvent, screen } from "@testing-library/react";
import { button, loadQuestions, openScreen } from "./setup";
import "../ui/pointer-events";

jest.mock("next/navigation", () => jest.requireActual("./navigation").navigation);

beforeAll(loadQuestions);

async function answerTheFirst() {
	const { user } = openScreen({ at: "/questionnaires/1" });
	await user.type(screen.getByRole("textbox"), "Long, and then quiet.");
	return user;
}

test("nor does a finger's second tap, which some browsers count as a first one", async () => {
	await answerTheFirst();
	const tap = () => {
		fireEvent.pointerDown(button("Next"), { pointerType: "touch" });
		fireEvent.click(button("Next"), { detail: 1 });
	};
	tap();
	tap();
	expect(screen.getByText("Question 2 of 3")).toBeVisible();
});
