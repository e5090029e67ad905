import { act, screen, waitFor, within } from "@testing-library/react";
import { LogoutButton } from "@/components/account/session/logout-button";
import { SelectElsewhere } from "@/components/questionnaires/select-elsewhere";
import { HelpLink } from "@/components/safety/help-link";
import { sidebarScript } from "@/components/shell/navigation/sidebar-state";
import { Shell } from "@/components/shell/shell";
import { keptUnder } from "@/tests/setup/drafts";
import { ada, fakeApi, findToast, renderInApp } from "../account/support";

const slots = { Help: HelpLink, Logout: LogoutButton, Search: () => <input aria-label="Search" /> };
const router = { refresh: jest.fn(), replace: jest.fn(), push: jest.fn(), prefetch: jest.fn() };
let pathname = "/";
jest.mock("next/navigation", () => ({ useRouter: () => router, usePathname: () => pathname }));

beforeEach(() => {
	pathname = "/";
	delete document.documentElement.dataset.sidebar;
	router.refresh.mockClear();
	router.replace.mockClear();
	router.push.mockClear();
	localStorage.clear();
});

function renderShell() {
	const view = renderInApp(
		<Shell slots={slots}>
			<SelectElsewhere />
			the page
		</Shell>,
	);
	view.queryClient.setQueryData(["/api/user"], ada);
	return view;
}
const navigation = () => screen.getAllByRole("navigation", { name: "Main" })[0] as HTMLElement;

it.each([
	["/", "Dashboard"],
	["/journal", "Journal"],
	["/questionnaires/6/edit", "Questionnaires"],
	["/questionnaires-old", null],
	["/nowhere", null],
])("at %s the current entry is %s", (path, label) => {
	pathname = path;
	renderShell();
	const current = within(navigation())
		.getAllByRole("link")
		.filter((link) => link.getAttribute("aria-current") === "page");
	expect(current.map((link) => link.textContent)).toEqual(label ? [label] : []);
});

it("says what is in the library, whose name tells of books only", () => {
	renderShell();
	const library = within(navigation()).getByRole("link", { name: "Library" });
	expect(library).toHaveAccessibleDescription("Exercises, talks, articles");
});

describe("the collapse toggle", () => {
	const toggle = () => screen.getByRole("button", { name: "Toggle sidebar" });

	it("collapses, opens, and is remembered", async () => {
		const { user, unmount } = renderShell();
		expect(toggle()).toHaveAttribute("aria-expanded", "true");
		await user.click(toggle());
		expect(toggle()).toHaveAttribute("aria-expanded", "false");
		expect(document.documentElement.dataset.sidebar).toBe("collapsed");

		// On the next load, the script in <head> runs before anything is drawn.
		unmount();
		delete document.documentElement.dataset.sidebar;
		new Function(sidebarScript)();
		expect(document.documentElement.dataset.sidebar).toBe("collapsed");

		const again = renderShell();
		expect(toggle()).toHaveAttribute("aria-expanded", "false");
		await again.user.click(toggle());
		expect(toggle()).toHaveAttribute("aria-expanded", "true");
		delete document.documentElement.dataset.sidebar;
		new Function(sidebarScript)();
		expect(document.documentElement.dataset.sidebar).toBeUndefined();
	});
});

describe("Logout", () => {
	it.each(["offline", { status: 500, text: "Internal Server Error" }] as const)("says so after %j", async (answer) => {
		fakeApi({ "POST /api/logout": answer });
		const { user, queryClient } = renderShell();
		await user.click(screen.getByRole("button", { name: "Logout" }));
		const shown = await findToast();
		expect(shown).toHaveTextContent("Logout failed");
		expect(shown).toHaveTextContent("Please try again");
		expect(queryClient.getQueryData(["/api/user"])).toEqual(ada);
	});
});

describe("the window event selectQuestionnaire", () => {
	const tell = (detail: unknown) =>
		act(() => void window.dispatchEvent(new CustomEvent("selectQuestionnaire", { detail })));
	const saved = () => keptUnder("questionnaires:1:progress:6");
	const progress = JSON.stringify({ format: 1, answers: { "1": 4 }, index: 1, sendKey: null });

	it.each([
		[false, true],
		[true, false],
	])("opens a questionnaire from any screen (fresh: %s)", async (forceFresh, isKept) => {
		pathname = "/journal";
		localStorage.setItem("questionnaires:1:progress:6", progress);
		renderShell();
		tell({ questionnaireId: "6", forceFresh });
		await waitFor(() => expect(router.push).toHaveBeenCalledWith("/questionnaires/6"));
		expect(saved() !== null).toBe(isKept);
	});
});

describe("on phones", () => {
	it("a box to type in, on the page that has arrived, gets the focus from the menu", async () => {
		const { user, rerender, queryClient } = renderShell();
		await user.click(screen.getByRole("button", { name: "More" }));
		const drawer = await screen.findByRole("dialog", { name: "Menu" });
		pathname = "/search";
		window.history.replaceState(null, "", "/search");
		const { QueryClientProvider } = jest.requireActual("@tanstack/react-query");
		rerender(
			<QueryClientProvider client={queryClient}>
				<Shell slots={slots}>
					<input aria-label="The box" data-first-box />
				</Shell>
			</QueryClientProvider>,
		);
		await waitFor(() => expect(drawer).not.toBeInTheDocument());
		await waitFor(() => expect(screen.getByRole("textbox", { name: "The box" })).toHaveFocus());
		window.history.replaceState(null, "", "/");
	});

	it("Ctrl and K opens the search", async () => {
		const { user } = renderShell();
		expect(screen.queryByRole("textbox", { name: "Search" })).toBeNull();
		await user.keyboard("{Control>}k{/Control}");
		expect(screen.getByRole("textbox", { name: "Search" })).toBeVisible();
		expect(router.push).not.toHaveBeenCalled();
	});
});
