import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { HelpPage } from "@/components/safety/help-page";
import { SafetyNotice } from "@/components/safety/safety-notice";
import type { SafetyNotice as Notice } from "@/lib/domain/safety/shown";
import { noticeFor as noticeOfSigns, safetyNotice } from "@/lib/safety/notice";

const noticeFor = (text: string, country: string | null = "US") => safetyNotice([text], country) as Notice;

const safetyNoticeAt = (day: string) =>
	noticeOfSigns([{ kind: "partner-danger", certainty: "clear" }], "IE", {
		now: new Date(`${day}T12:00:00Z`),
	}) as Notice;

const now = new Date("2026-12-01T12:00:00Z");

beforeEach(() => {
	localStorage.clear();
	// biome-ignore lint/suspicious/noDocumentCookie: the test's own
	document.cookie = "country=; max-age=0; path=/";
});

it("leads with the message, and every number can be tapped", () => {
	render(<SafetyNotice notice={noticeFor("I want to die.")} takesFocus />);
	expect(screen.getByRole("heading", { name: /alone with this/ })).toHaveFocus();
	expect(screen.getByRole("link", { name: "Call Emergency, 911, United States" })).toHaveAttribute("href", "tel:911");
	expect(screen.getByRole("link", { name: "Call 988 Suicide & Crisis Lifeline, 988, United States" })).toHaveAttribute(
		"href",
		"tel:988",
	);
	expect(screen.getByRole("link", { name: "Text HOME to 741741, United States, Crisis Text Line" })).toHaveAttribute(
		"href",
		"sms:741741?body=HOME",
	);
	expect(screen.getByRole("link", { name: "findahelpline.com" })).toHaveAttribute("rel", "noopener noreferrer");
	expect(screen.queryByText("If somebody looks at this device")).toBeNull();
});

it("speaks of the device where somebody close may look at it", () => {
	render(<SafetyNotice notice={noticeFor("My husband choked me last night.")} />);
	expect(screen.getByText("If somebody looks at this device")).toBeVisible();
	expect(
		screen.getByRole("link", { name: /Text START to \d+, United States, National Domestic Violence Hotline/ }),
	).toBeVisible();
});

it("shows another country's lines and keeps the choice", async () => {
	const user = userEvent.setup();
	const { unmount } = render(<SafetyNotice notice={noticeFor("I want to die.")} />);
	await user.selectOptions(screen.getByRole("combobox", { name: "Where are you?" }), "New Zealand");
	expect(screen.getByRole("link", { name: /Call 1737/ })).toBeVisible();
	expect(document.cookie).toContain("country=NZ");
	unmount();
	render(<SafetyNotice notice={noticeFor("I want to die.")} />);
	expect(screen.getByRole("combobox", { name: "Where are you?" })).toHaveValue("NZ");
	await user.selectOptions(screen.getByRole("combobox", { name: "Where are you?" }), "Another country");
	expect(screen.getByText("Your local emergency number")).toBeVisible();
});

it("folds away without argument, and comes back when asked", async () => {
	const user = userEvent.setup();
	render(<SafetyNotice notice={noticeFor("I want to die.")} />);
	await user.click(screen.getByRole("button", { name: "This is not what I meant" }));
	expect(screen.queryByRole("link", { name: /Call/ })).toBeNull();
	await user.click(screen.getByRole("button", { name: "Show the help lines again" }));
	expect(screen.getAllByRole("link", { name: /Call/ }).length).toBeGreaterThan(0);
});

it("has the country beside each number, and says when a line was last looked at too long ago", () => {
	const notice = safetyNoticeAt("2027-06-01");
	render(<SafetyNotice notice={notice} />);
	for (const link of screen.getAllByRole("link", { name: /^(?:Call|Text)/ })) expect(link).toHaveTextContent("Ireland");
	expect(screen.getAllByText("not checked since November 21, 2026").length).toBeGreaterThan(1);
	expect(screen.getByText(/01 554 3811/)).toBeVisible();
	expect(screen.getByText("for men · some hours of the day, Dublin time · may not be free")).toBeVisible();
});

it("is one quiet line with the way to Help now where the sign is doubtful", () => {
	render(
		<SafetyNotice notice={noticeOfSigns([{ kind: "self-harm", certainty: "doubtful" }], "GB") as Notice} takesFocus />,
	);
	expect(screen.getByRole("status")).toHaveTextContent(/you don’t have to hold it alone/);
	expect(screen.getByRole("link", { name: "Help now" })).toHaveAttribute("href", "/help-now");
	expect(screen.queryByRole("heading")).toBeNull();
	expect(screen.queryByRole("link", { name: /^Call/ })).toBeNull();
});

describe("the help page", () => {
	it("is complete as plain HTML: numbers, a form, a way out", () => {
		const page = document.createElement("div");
		page.innerHTML = renderToStaticMarkup(<HelpPage country="IE" now={now} />);
		expect(page.querySelector('a[href="tel:116123"]')).not.toBeNull();
		const form = page.querySelector('form[method="get"][action="/help-now"]');
		expect(form?.querySelector('select[name="country"] option[selected]')?.getAttribute("value")).toBe("IE");
		const leave = [...page.querySelectorAll("a")].find((link) => link.textContent === "Leave this page");
		expect(leave?.getAttribute("href")).toMatch(/^https:\/\/.*weather/);
		expect(leave?.getAttribute("rel")).toBe("noreferrer");
		expect(page.querySelector("h2")?.textContent).toBe("In an emergency");
	});

	it("leads back to the screen of the app that led to it, and otherwise to the dashboard", () => {
		const back = jest.spyOn(window.history, "back").mockImplementation(() => {});
		const referrer = jest.spyOn(document, "referrer", "get");
		window.history.pushState(null, "", "/help-now");
		render(<HelpPage country="GB" now={now} />);
		const link = screen.getByRole("link", { name: "Back" });
		expect(link).toHaveAttribute("href", "/");
		for (const [from, times] of [
			["", 0],
			["https://elsewhere.example/chat", 0],
			[`${window.location.origin}/help-now?country=GB`, 0],
			[`${window.location.origin}/chat`, 1],
		] as const) {
			referrer.mockReturnValue(from);
			// "false" if the link's own way was prevented.
			expect([from, fireEvent.click(link)]).toEqual([from, times === 0]);
			expect(back).toHaveBeenCalledTimes(times);
		}
		jest.restoreAllMocks();
	});

	it.each([
		["known, with lines of its own", "GB", now, ["In an emergency", "Somebody to talk to"]],
		["known, without a line of its own", "CO", now, ["In an emergency", "Anywhere else"]],
		["known, with lines past their date", "GB", new Date("2027-06-01"), ["In an emergency", "Anywhere else"]],
		["unknown", null, now, ["In an emergency", "Anywhere else"]],
	])("where the country is %s has the directory where it belongs", (_, country, day, titles) => {
		render(<HelpPage country={country} now={day} />);
		const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
		expect(headings.slice(0, 2)).toEqual(titles);
	});
});
