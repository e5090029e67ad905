import { QueryClientProvider } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { JournalScreen } from "@/components/journal/journal-screen";
import { userKey } from "@/lib/browser/account/client";
import { openPrompts } from "@/lib/domain/journal/open-prompts";
import { user } from "@/tests/setup/in-app";
import { box, name, open, PROMPT, posts, stored } from "./open-journal";
import { entry, resultOf } from "./setup";

describe("writing", () => {
	test("shows what somebody was led here to write about, whatever was shown before, and keeps the prompt of a draft", async () => {
		const { queryClient, rerender, pointer } = open();
		const led = (prompt: string) => (
			<QueryClientProvider client={queryClient}>
				<JournalScreen firstPrompt={PROMPT} askedPrompt={prompt} firstPage={[]} today="2026-11-21" />
			</QueryClientProvider>
		);
		queryClient.setQueryData(userKey, user);
		rerender(led(openPrompts.unsaid));
		expect(await screen.findByText(openPrompts.unsaid)).toBeVisible();
		expect(box()).toHaveAccessibleDescription(openPrompts.unsaid);
		await pointer.type(box(), "To");
		expect(stored()).toMatchObject({ text: "To", prompt: openPrompts.unsaid });
	});

	test("says so when the browser keeps nothing", async () => {
		const { pointer } = open();
		const refuse = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		await pointer.type(box(), "To");
		expect(screen.getByText("This browser cannot keep a draft")).toBeVisible();
		refuse.mockRestore();
	});
});

describe("a second tab", () => {
	const changed = (key: string) => act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));
	const submittedThere = () => {
		for (const key of Object.keys(localStorage)) if (key.startsWith(name)) localStorage.removeItem(key);
		changed(name);
	};

	test("that submitted the words is told of", async () => {
		const { pointer } = open();
		await pointer.type(box(), "Mine");
		submittedThere();
		expect(screen.getByText(/submitted or cleared in another tab/)).toBeVisible();
		await pointer.click(screen.getByRole("button", { name: "Clear them here too" }));
		expect(box()).toHaveValue("");
	});
});

describe("an insight", () => {
	test("goes along with an entry that still has its words, and with no other", async () => {
		const { pointer, calls } = open([], {
			"POST /api/journal": () => ({ ...resultOf(entry("a")), entry: null, message: "🌱 What helped?" }),
		});
		const askFor = async (words: string) => {
			await pointer.type(box(), words);
			await pointer.click(screen.getByRole("button", { name: "Insight" }));
			const insight = await screen.findByRole("dialog");
			expect(insight).toHaveAccessibleDescription("🌱 What helped?");
			await pointer.click(within(insight).getByRole("button", { name: "Close" }));
		};
		await askFor("Words about Tom");
		await pointer.clear(box());
		await askFor("Others");
		await pointer.type(box(), ", and more");
		await pointer.click(screen.getByRole("button", { name: "Submit Entry" }));
		await waitFor(() => expect(posts(calls)).toHaveLength(3));
		// The second one is asked to differ from the first.
		expect(posts(calls)[1]).toMatchObject({ body: { action: "insight", insights: [{ message: "🌱 What helped?" }] } });
		expect(posts(calls)[2]).toMatchObject({
			body: {
				action: "submit",
				content: "Others, and more",
				insights: [{ message: "🌱 What helped?", createdAt: expect.stringMatching(/Z$/) }],
			},
		});
		expect(JSON.stringify(posts(calls)[2])).not.toContain("Tom");
	});
});

describe("submitting", () => {
	test("that is lost keeps the words, and goes again under the same key until they change", async () => {
		const { pointer, calls } = open([], {
			"POST /api/journal": () => {
				throw new TypeError("Failed to fetch");
			},
		});
		await pointer.type(box(), "Words");
		const press = async () => {
			await pointer.click(screen.getByRole("button", { name: "Submit Entry" }));
			await screen.findByText("Failed to submit journal entry");
			await waitFor(() => expect(box()).toBeEnabled());
		};
		await press();
		expect(screen.getByText("Failed to process entry")).toBeVisible();
		expect(box()).toHaveValue("Words");
		await press();
		await pointer.type(box(), "!");
		await press();
		const keys = posts(calls).map(({ headers }) => headers["idempotency-key"]);
		expect(keys[1]).toBe(keys[0]);
		expect(keys[2]).not.toBe(keys[0]);
		expect(stored()).toMatchObject({ text: "Words!", sentAs: keys[2] });
	});
});
