import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { HelpLink } from "@/components/safety/help-link";
import { HelpPage } from "@/components/safety/help-page";
import { SafetyNotice } from "@/components/safety/safety-notice";
import { safetyNotice } from "@/lib/safety/notice";
import type { SafetyNotice as Notice } from "@/lib/safety/shown";

const noticeFor = (text: string, country: string | null = "US") => safetyNotice([text], country) as Notice;

beforeEach(() => {
	localStorage.clear();
	// biome-ignore lint/suspicious/noDocumentCookie: the test's own
	document.cookie = "country=; max-age=0; path=/";
});

it("leads with the message, and every number can be tapped", () => {
	render(<SafetyNotice notice={noticeFor("I want to die.")} takesFocus />);
	expect(screen.getByRole("heading", { name: /alone with this/ })).toHaveFocus();
	expect(screen.getByRole("link", { name: "Call Emergency, 911" })).toHaveAttribute("href", "tel:911");
	expect(screen.getByRole("link", { name: "Call 988 Suicide & Crisis Lifeline, 988" })).toHaveAttribute(
		"href",
		"tel:988",
	);
	expect(screen.getByRole("link", { name: "Text HOME to 741741, Crisis Text Line" })).toHaveAttribute(
		"href",
		"sms:741741?body=HOME",
	);
	expect(screen.getByRole("link", { name: "findahelpline.com" })).toHaveAttribute("rel", "noopener noreferrer");
	expect(screen.queryByText("If somebody looks at this device")).toBeNull();
});

it("speaks of the device where somebody close may look at it", () => {
	render(<SafetyNotice notice={noticeFor("My husband choked me last night.")} />);
	expect(screen.getByText("If somebody looks at this device")).toBeVisible();
	expect(screen.getByRole("link", { name: /Text START to \d+, National Domestic Violence Hotline/ })).toBeVisible();
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

it("is one plain link away", () => {
	render(<HelpLink />);
	expect(screen.getByRole("link", { name: "Help now" })).toHaveAttribute("href", "/help-now");
});

describe("the help page", () => {
	it("is complete as plain HTML: numbers, a form, a way out", () => {
		const page = document.createElement("div");
		page.innerHTML = renderToStaticMarkup(<HelpPage country="IE" />);
		expect(page.querySelector('a[href="tel:116123"]')).not.toBeNull();
		const form = page.querySelector('form[method="get"][action="/help-now"]');
		expect(form?.querySelector('select[name="country"] option[selected]')?.getAttribute("value")).toBe("IE");
		const leave = [...page.querySelectorAll("a")].find((link) => link.textContent === "Leave this page");
		expect(leave?.getAttribute("href")).toMatch(/^https:\/\/.*weather/);
		expect(leave?.getAttribute("rel")).toBe("noreferrer");
		expect(page.querySelector("h2")?.textContent).toBe("In an emergency");
	});

	it("is international where the country is not known", () => {
		render(<HelpPage country={null} />);
		expect(screen.getByText("Your local emergency number")).toBeVisible();
		expect(screen.getByRole("combobox")).toHaveDisplayValue("Another country");
	});
});
