import { screen, within } from "@testing-library/react";
import { COACH_PROFILE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { FakeServer, openScreen, questionnaire, responseTo, savedProgress, storageKey } from "./setup";

jest.mock("next/navigation", () => jest.requireActual("./navigation").navigation);

const card = (id: string) => screen.getAllByRole("article", { name: questionnaire(id).title })[0] as HTMLElement;
function withResponses(...ids: string[]) {
	const server = new FakeServer();
	server.responses = ids.map((id) => responseTo(id));
	return openScreen({ server });
}
const save = (id: string, index: number) =>
	localStorage.setItem(storageKey(`progress:${id}`), JSON.stringify({ format: 1, answers: { q1: "Words" }, index }));

test("the coach profile and the timeline are there, but cannot be seen, reached or used", () => {
	openScreen();
	for (const id of [COACH_PROFILE_ID, TIMELINE_QUESTIONNAIRE_ID]) {
		const title = screen.getByText(questionnaire(id).title);
		const section = title.closest("section");
		expect(section).toHaveAttribute("aria-hidden", "true");
		expect(section).toHaveAttribute("inert");
		expect(section).toHaveClass("invisible");
		for (const hidden of within(title.closest("article") as HTMLElement).getAllByRole("button", { hidden: true })) {
			expect(hidden).toBeDisabled();
		}
	}
});

describe("with saved progress", () => {
	test("of a new attempt, that goes on; nothing is thrown away by looking", async () => {
		save("8", 3);
		const { user } = withResponses("8");
		expect(within(card("8")).queryByRole("button", { name: /Take it again/ })).not.toBeInTheDocument();
		await user.click(within(card("8")).getByRole("button", { name: /^Continue at question 4 of 13/ }));
		expect(await screen.findByText("Question 4 of 13")).toBeVisible();
		expect(savedProgress("8").answers).toEqual({ q1: "Words" });
	});
});
