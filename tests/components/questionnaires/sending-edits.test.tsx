import { screen, waitFor, within } from "@testing-library/react";
import { analysis } from "./at-the-last";
import { answer, button, FakeServer, loadQuestions, openScreen, responseTo, shownToast } from "./setup";

jest.mock("next/navigation", () => jest.requireActual("./navigation").navigation);

beforeAll(loadQuestions);

describe("edited answers", () => {
	function openEdit(more = {}) {
		const server = new FakeServer();
		const responses = [
			{ questionId: "q1", answer: "What I wrote before" },
			{ questionId: "q2", answer: 8 },
			{ questionId: "q3", answer: "rest" },
		];
		server.responses = [responseTo("1", { id: "r1", version: 3, responses, ...more })];
		return openScreen({ at: "/questionnaires/1/edit", server });
	}
	async function change(user: ReturnType<typeof openEdit>["user"], words = "What I write now") {
		await user.clear(screen.getByRole("textbox"));
		await user.type(screen.getByRole("textbox"), words);
		await user.click(button("Save Changes"));
	}

	test("stay when saving fails", async () => {
		const { user, server } = openEdit();
		server.onWrite = () => answer(502, "");
		await change(user);
		await user.click(button("Update"));
		await waitFor(() =>
			expect(shownToast()).toEqual({
				title: "Update failed",
				description: "Failed to update your responses. Please try again.",
			}),
		);
		expect(screen.getByRole("textbox")).toHaveValue("What I write now");
	});

	describe("that were changed elsewhere meanwhile", () => {
		async function openConflict() {
			const opened = openEdit();
			const { server, user } = opened;
			server.onWrite = (call) => {
				if (call.body.version !== 4) return answer(409, "These answers were changed somewhere else in the meantime.");
				return answer(200, server.store(call));
			};
			const elsewhere = [
				{ questionId: "q1", answer: "What I wrote on the train" },
				{ questionId: "q2", answer: 2 },
				{ questionId: "q3", answer: "rest" },
			];
			server.responses = [responseTo("1", { id: "r1", version: 4, responses: elsewhere })];
			await change(user);
			await user.click(button("Update"));
			const dialog = await screen.findByRole("dialog", { name: "These answers have changed" });
			return { ...opened, dialog };
		}

		test("are shown beside the newer ones, as far as they differ", async () => {
			const { dialog } = await openConflict();
			const items = within(dialog).getAllByRole("listitem");
			expect(items).toHaveLength(2);
			expect(items[0]).toHaveTextContent("How was today?YoursWhat I write nowNewerWhat I wrote on the train");
			expect(items[1]).toHaveTextContent("I slept well.Yours8Newer2");
		});

		test("can be saved over them", async () => {
			const { user, server } = await openConflict();
			await user.click(button("Save mine over them"));
			expect(await analysis()).toBeVisible();
			expect(server.responses[0]).toMatchObject({
				version: 5,
				responses: [{ answer: "What I write now" }, { answer: 8 }, {}],
			});
		});

		test("but to the same words, are saved already: only the answer to them got lost", async () => {
			const { user, server } = openEdit();
			server.onWrite = (call) => {
				server.store(call);
				server.onWrite = () => answer(409, "changed");
				return Promise.reject(new TypeError("connection lost"));
			};
			await change(user);
			await user.click(button("Update"));
			await waitFor(() => expect(shownToast()?.title).toBe("Update failed"));
			await user.click(button("Save Changes"));
			await user.click(button("Update"));
			expect(await analysis()).toBeVisible();
		});
	});
});
