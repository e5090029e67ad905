import { screen, waitFor } from "@testing-library/react";
import { ThreadCard } from "@/components/threads/thread-card";
import type { DueThread } from "@/lib/domain/threads/schema";
import { type Call, Refusal, serve, show } from "@/tests/setup/in-app";

const thread: DueThread = {
	id: "one",
	meant: "tell her about the move",
	day: "2026-11-21",
	outcome: null,
	createdAt: "2026-11-18T12:00:00.000Z",
	ifBadly: [{ kind: "talk", id: "something-just-happened", title: "Something just happened" }],
};

function open(answer: (call: Call) => unknown = () => ({ due: null, open: [] })) {
	const calls = serve({ "PUT /api/threads": answer, "GET /api/threads": () => ({ due: thread, open: [] }) });
	return { calls, ...show(<ThreadCard thread={thread} />) };
}

test.each([
	["It went well", "well", /You meant it, and you did it/, "Keep a line about it", "/journal?prompt=keep"],
	["Badly", "badly", /sorry it went like that/, "Something just happened", "/exercises/something-just-happened"],
	["Drop it", "dropped", /I won’t ask again/, null, null],
])("“%s” is taken and leads somewhere", async (label, answer, words, link, href) => {
	const { calls, pointer } = open();
	expect(screen.getByRole("heading")).toHaveTextContent("You meant to tell her about the move. How did it go?");
	await pointer.click(screen.getByRole("button", { name: label }));
	expect(await screen.findByText(words)).toBeVisible();
	expect(calls[0]?.body).toEqual({ id: "one", answer });
	expect(screen.queryByRole("button", { name: "Not yet" })).toBeNull();
	if (link) expect(screen.getByRole("link", { name: new RegExp(`^${link}`) })).toHaveAttribute("href", href);
});

test("“Not yet” asks again, on a day of theirs", async () => {
	const { calls, pointer } = open();
	await pointer.click(screen.getByRole("button", { name: "Not yet" }));
	await pointer.click(await screen.findByRole("button", { name: "In a week" }));
	expect(await screen.findByText(/^Then I’ll ask on /)).toBeVisible();
	expect(calls.map(({ body }) => body)).toEqual([
		{ id: "one", answer: "not-yet" },
		{ id: "one", day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
	]);
});

test("an answer that does not arrive can be given again", async () => {
	const { pointer } = open(() => {
		throw new Refusal(500, "Something went wrong.");
	});
	await pointer.click(screen.getByRole("button", { name: "Drop it" }));
	expect(await screen.findByText("That was not kept")).toBeVisible();
	await waitFor(() => expect(screen.getByRole("button", { name: "Drop it" })).toBeEnabled());
});
