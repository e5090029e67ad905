import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { keepFocus } from "@/lib/browser/core/kept-focus";

function Page({ path }: { path: string }) {
	const [isDone, setDone] = useState(false);
	const isElsewhere = isDone && path !== "/";
	return (
		<main>
			<h1>{isElsewhere ? "The new page" : "The page"}</h1>
			<section>
				<h2>{isDone ? "Afterwards" : "Before"}</h2>
				{!isDone && (
					<button
						type="button"
						onClick={() => {
							window.history.replaceState(null, "", path);
							setDone(true);
						}}
					>
						Go on
					</button>
				)}
				<button type="button" onClick={() => setDone(true)}>
					Another
				</button>
			</section>
		</main>
	);
}

let end = () => {};
beforeEach(() => {
	window.history.replaceState(null, "", "/");
	end = keepFocus();
});
afterEach(() => end());

test.each([
	["its part of the page", "/", "Afterwards"],
	["the new page", "/elsewhere", "The new page"],
])("a button that disappears gives the focus to the heading of %s", async (_what, path, heading) => {
	render(<Page path={path} />);
	screen.getByRole("button", { name: "Go on" }).focus();
	await userEvent.keyboard("{Enter}");
	await waitFor(() => expect(screen.getByRole("heading", { name: heading })).toHaveFocus());
});

describe("an address with a part of the page", () => {
	const part = (
		<section id="reminders">
			<h2>Reminders</h2>
		</section>
	);

	test("leads there from another page", async () => {
		render(
			<>
				<Page path="/settings#reminders" />
				{part}
			</>,
		);
		screen.getByRole("button", { name: "Go on" }).focus();
		await userEvent.keyboard("{Enter}");
		await waitFor(() => expect(screen.getByRole("heading", { name: "Reminders" })).toHaveFocus());
	});

	test("leads there when the page is loaded", () => {
		end();
		render(part);
		window.history.replaceState(null, "", "/settings#reminders");
		end = keepFocus();
		expect(screen.getByRole("heading", { name: "Reminders" })).toHaveFocus();
	});
});

test("a button that stays keeps the focus", async () => {
	render(<Page path="/" />);
	await userEvent.click(screen.getByRole("button", { name: "Another" }));
	expect(await screen.findByText("Afterwards")).toBeVisible();
	expect(screen.getByRole("button", { name: "Another" })).toHaveFocus();
});

test("a button that is disabled while it works has the focus afterwards", async () => {
	render(<button type="button">Ask</button>);
	const button = screen.getByRole<HTMLButtonElement>("button");
	button.focus();
	button.disabled = true;
	// A browser drops the focus of a disabled button; this one does not.
	const dropped = jest.spyOn(document, "activeElement", "get").mockReturnValue(document.body);
	const focus = jest.spyOn(button, "focus");
	button.disabled = false;
	await waitFor(() => expect(focus).toHaveBeenCalled());
	dropped.mockRestore();
});

/** A list of things to delete after a question in a dialog, as `DeleteButton` does. */
function List() {
	const [names, setNames] = useState(["Monday", "Tuesday", "Wednesday"]);
	const [asked, setAsked] = useState<string | null>(null);
	return (
		<main tabIndex={-1}>
			<h1>The page</h1>
			<section>
				<h2>Days</h2>
				<ul>
					{names.map((name) => (
						<li key={name}>
							<p>{name}</p>
							<button type="button" onClick={() => setAsked(name)}>
								Delete {name}
							</button>
						</li>
					))}
				</ul>
			</section>
			{asked && (
				<div role="alertdialog" aria-label="Delete it?">
					<button
						type="button"
						onClick={() => {
							setAsked(null);
							setNames(names.filter((name) => name !== asked));
						}}
					>
						Delete
					</button>
				</div>
			)}
		</main>
	);
}

async function remove(name: string) {
	screen.getByRole("button", { name: `Delete ${name}` }).focus();
	await userEvent.keyboard("{Enter}");
	screen.getByRole("button", { name: "Delete" }).focus();
	await userEvent.keyboard("{Enter}");
}

test("after a deletion the focus is on the next thing, the one before it, or the heading of their list", async () => {
	render(<List />);
	await remove("Tuesday");
	await waitFor(() => expect(screen.getByRole("button", { name: "Delete Wednesday" })).toHaveFocus());
	await remove("Wednesday");
	await waitFor(() => expect(screen.getByRole("button", { name: "Delete Monday" })).toHaveFocus());
	await remove("Monday");
	await waitFor(() => expect(screen.getByRole("heading", { name: "Days" })).toHaveFocus());
});

/** A page with a link beside it, which stays when it has led to another page. */
function Site() {
	const [page, setPage] = useState("The page");
	return (
		<>
			<nav>
				<a
					href="/elsewhere"
					onClick={(event) => {
						event.preventDefault();
						window.history.replaceState(null, "", "/elsewhere");
						setPage("The new page");
					}}
				>
					Elsewhere
				</a>
			</nav>
			<main key={page}>
				<h1>{page}</h1>
				<section>
					<h2 className="sr-only">Nobody sees this</h2>
					<h2>Everybody sees this</h2>
				</section>
			</main>
		</>
	);
}

test("a link beside the page hands the focus to the heading of the page it led to", async () => {
	render(<Site />);
	screen.getByRole("link").focus();
	await userEvent.keyboard("{Enter}");
	await waitFor(() => expect(screen.getByRole("heading", { name: "The new page" })).toHaveFocus());
});

function Card() {
	const [isDone, setDone] = useState(false);
	return (
		<section>
			<h2 className="sr-only">Today</h2>
			{isDone && <h3>How is it now?</h3>}
			{!isDone && (
				<button type="button" onClick={() => setDone(true)}>
					Ask
				</button>
			)}
		</section>
	);
}

test("the focus never goes to a heading that nobody sees", async () => {
	render(<Card />);
	screen.getByRole("button").focus();
	await userEvent.keyboard("{Enter}");
	await waitFor(() => expect(screen.getByRole("heading", { name: "How is it now?" })).toHaveFocus());
});
