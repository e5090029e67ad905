import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { SearchDialog } from "@/components/search/search-dialog";
import { SearchScreen } from "@/components/search/search-screen";
import type { SearchResult } from "@/lib/domain/search/schema";
import { type Answers, Refusal, serve, show } from "@/tests/setup/in-app";

const found: SearchResult = {
	total: 3,
	period: null,
	missing: [],
	isComplete: true,
	groups: [
		{
			kind: "journal",
			passages: [
				{
					kind: "journal",
					date: "2026-10-11",
					title: "Sunday",
					partOf: null,
					passage: "I exported the garden to my mother.",
					href: "/journal?entry=e1",
					why: ["exported"],
				},
			],
		},
	],
};
const none: SearchResult = { ...found, total: 0, groups: [] };
const article = { kind: "article", slug: "grief", title: "How long does grief last?", urgent: true };

function open(answers: Answers = {}) {
	serve({
		"GET /api/people": () => [],
		"GET /api/search": () => found,
		"GET /api/library": () => ({ found: [article] }),
		...answers,
	});
	return show(<SearchScreen />);
}
const box = () => screen.getByRole("searchbox", { name: "What are you looking for?" });
const region = (name: string) => screen.findByRole("region", { name });

test("finds places, one's own words with a mark, and the library, each where it belongs", async () => {
	const { pointer } = open();
	expect(box()).toHaveFocus();
	await pointer.type(box(), "export");
	expect(within(await region("Places")).getByRole("link", { name: "Export" })).toHaveAttribute(
		"href",
		"/yours#take-along",
	);
	const journal = within(await region("Journal"));
	expect(journal.getByText("exported").tagName).toBe("MARK");
	expect(journal.getByRole("link", { name: "October 11, 2026 Sunday" })).toHaveAttribute("href", "/journal?entry=e1");
	expect(screen.getByText("These are the closest 1 of 3 pages.", { exact: false })).toBeVisible();
	const library = within(await region("Library"));
	expect(library.getByRole("link", { name: article.title })).toHaveAttribute("href", "/handbook/grief");
	expect(library.queryByRole("link", { name: "Help now" })).toBeNull();
	expect(screen.getByText("1 place, 3 of your pages, 1 in the library.")).toBeInTheDocument();
});

test.each(["he hit me", "danger"])("leads to help if an urgent article was found for %j", async (typed) => {
	const { pointer } = open();
	await pointer.type(box(), typed);
	expect(within(await region("Library")).getByRole("link", { name: "Help now" })).toBeVisible();
});

test.each([
	["export", ["Places", "Journal", "Library"]],
	// A misspelling may be a word of a page.
	["pasword", ["Journal", "Places", "Library"]],
	// Also a word for light or dark colors.
	["night", ["Journal", "Places", "Library"]],
	["suicide", ["Places", "Journal", "Library"]],
])("for %j the order is %j", async (typed, order) => {
	const { pointer } = open();
	await pointer.type(box(), typed);
	await region("Journal");
	await region("Places");
	await region("Library");
	expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(order);
});

test("many pages of a kind are folded, and the keyboard goes on where they unfold", async () => {
	const [group] = found.groups;
	const [first] = group?.passages ?? [];
	const passages = Array.from({ length: 7 }, (_, i) => ({ ...first, href: `/journal?entry=e${i}` }));
	const { pointer } = open({ "GET /api/search": () => ({ ...found, groups: [{ kind: "journal", passages }] }) });
	await pointer.type(box(), "garden");
	const journal = within(await region("Journal"));
	expect(journal.getAllByRole("article")).toHaveLength(4);
	expect(journal.getAllByRole("link")[0]).toHaveAccessibleName(new RegExp(`${first?.title}$`));
	await pointer.click(journal.getByRole("button", { name: "Show all 7" }));
	expect(journal.getAllByRole("article")).toHaveLength(7);
	expect(journal.getAllByRole("link")[4]).toHaveFocus();
});

test("one half that fails leaves the other, and can be tried again", async () => {
	let isDown = true;
	const { pointer } = open({
		"GET /api/search": () => {
			if (isDown) throw new Refusal(503);
			return found;
		},
	});
	await pointer.type(box(), "garden");
	expect(await screen.findByRole("alert")).toHaveTextContent("Not everything could be searched.");
	expect(await region("Library")).toBeVisible();
	isDown = false;
	await pointer.click(screen.getByRole("button", { name: "Try again" }));
	expect(await region("Journal")).toBeVisible();
});

test("both halves that fail are said to, and tried again together", async () => {
	let isDown = true;
	const orRefusal = (answer: unknown) => () => {
		if (isDown) throw new Refusal(503);
		return answer;
	};
	const { pointer } = open({
		"GET /api/search": orRefusal(found),
		"GET /api/library": orRefusal({ found: [article] }),
	});
	await pointer.type(box(), "garden");
	expect(await screen.findByText("The search did not work.", { exact: false })).toBeVisible();
	isDown = false;
	await pointer.click(screen.getByRole("button", { name: "Try again" }));
	expect(await region("Journal")).toBeVisible();
	expect(await region("Library")).toBeVisible();
});

test("finds a person by a short name, even where no page has it", async () => {
	const { pointer } = open({
		"GET /api/people": () => [{ id: "p1", names: ["Tom", "T."] }],
		"GET /api/search": () => none,
		"GET /api/library": () => ({ found: [] }),
	});
	await pointer.type(box(), "Tom");
	const people = within(await region("People"));
	expect(people.getByRole("link", { name: "Tom" })).toHaveAttribute("href", "/look-back/people/p1");
	expect(people.getByText("Also called T.")).toBeVisible();
	expect(screen.queryByText(/Nothing matches/)).toBeNull();
});

test("the arrow keys lead from the box through what was found, and back", async () => {
	const { pointer } = open();
	await pointer.type(box(), "export");
	const place = within(await region("Places")).getByRole("link", { name: "Export" });
	const page = within(await region("Journal")).getByRole("link");
	await pointer.keyboard("{ArrowDown}");
	expect(place).toHaveFocus();
	await pointer.keyboard("{ArrowDown}");
	expect(page).toHaveFocus();
	await pointer.keyboard("{ArrowUp}{ArrowUp}");
	expect(box()).toHaveFocus();
});

test("its own button empties the box", async () => {
	const { pointer } = open();
	await pointer.type(box(), "export");
	await pointer.click(screen.getByRole("button", { name: "Clear the search" }));
	expect(box()).toHaveValue("");
	expect(box()).toHaveFocus();
});

function Page() {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<textarea aria-label="Entry" onKeyDown={({ key }) => key === "F2" && setOpen(true)} />
			{isOpen && <SearchDialog onClose={() => setOpen(false)} />}
		</>
	);
}

test("in a dialog, Escape leads back to where one was writing", async () => {
	serve({ "GET /api/people": () => [] });
	const { pointer } = show(<Page />);
	const entry = screen.getByRole("textbox", { name: "Entry" });
	await pointer.type(entry, "Half a sent{F2}");
	expect(box()).toHaveFocus();
	await pointer.keyboard("{Escape}");
	await waitFor(() => expect(entry).toHaveFocus());
	expect(entry).toHaveValue("Half a sent");
});
