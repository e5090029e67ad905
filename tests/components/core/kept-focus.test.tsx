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
