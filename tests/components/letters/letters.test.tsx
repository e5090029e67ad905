import { screen } from "@testing-library/react";
import { LetterScreen } from "@/components/letters/letter-screen";
import { LettersScreen } from "@/components/letters/letters-screen";
import { composeLetter } from "@/lib/domain/letters/compose";
import { type Period, periodOf } from "@/lib/domain/letters/periods";
import type { Letter, LetterFacts } from "@/lib/domain/letters/schema";
import { Refusal, serve, show } from "@/tests/setup/in-app";

const push = jest.fn();
jest.mock("next/navigation", () => ({ ...jest.requireActual("next/navigation"), useRouter: () => ({ push }) }));

const period = periodOf("week-2026-11-16") as Period;
const PATH = "/api/letters/week-2026-11-16";
const letterOf = (facts: Partial<LetterFacts> = {}): Letter =>
	composeLetter(
		{
			...{ period, isKept: false, firstName: "Ada", days: 2, pages: 2, words: 40, form: "whole" },
			lines: [{ text: "It rained.", day: "2026-11-17", source: "entry", href: "/journal?entry=a", isKept: true }],
			...{ feelings: [], people: [], done: [], open: [] },
			...facts,
		},
		() => "How do I listen?",
	);

test("shows a letter, and keeps it with a tap", async () => {
	const calls = serve({ [`GET ${PATH}`]: () => letterOf(), [`PUT ${PATH}`]: () => ({ mark: "kept" }) });
	const { pointer } = show(<LetterScreen id={period.id} />);
	expect(await screen.findByRole("heading", { level: 1, name: "November 16 to 22, 2026" })).toBeVisible();
	expect(screen.getByText("It rained.")).toBeVisible();
	expect(screen.getByRole("link", { name: "How do I listen?" })).toBeVisible();
	const keep = screen.getByRole("button", { name: "Keep this letter" });
	await pointer.click(keep);
	await screen.findByRole("button", { name: "Keep this letter", pressed: true });
	expect(calls.at(-1)?.body).toEqual({ mark: "kept" });
});

test("throws a letter away, and takes that back", async () => {
	const calls = serve({ [`GET ${PATH}`]: () => letterOf({ isKept: true }), [`PUT ${PATH}`]: () => ({}) });
	const { pointer } = show(<LetterScreen id={period.id} />);
	await pointer.click(await screen.findByRole("button", { name: "Throw away" }));
	await pointer.click(await screen.findByRole("button", { name: "Undo" }));
	expect(push).toHaveBeenCalledWith("/look-back/letters");
	expect(calls.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
		{ mark: "thrown-away" },
		{ mark: "kept" },
	]);
});

test("leads to help and quotes nothing where it has to be careful", async () => {
	serve({ [`GET ${PATH}`]: () => letterOf({ form: "careful" }) });
	show(<LetterScreen id={period.id} />);
	expect(await screen.findByRole("link", { name: "Help now" })).toHaveAttribute("href", "/help-now");
	expect(screen.queryByText("It rained.")).toBeNull();
});

test("says why there is no letter, and asks again", async () => {
	let isDown = true;
	serve({
		[`GET ${PATH}`]: () => {
			if (isDown) throw new Refusal(404, "There is no letter for these days.");
			return letterOf();
		},
	});
	const { pointer } = show(<LetterScreen id={period.id} />);
	await screen.findByText("There is no letter for these days.");
	isDown = false;
	await pointer.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByText("It rained.")).toBeVisible();
});

test("lists the letters, those that were kept also by themselves", async () => {
	const other = periodOf("month-2026-10") as Period;
	serve({
		"GET /api/letters": () => ({ letters: [period.id, other.id], kept: [other.id] }),
	});
	show(<LettersScreen />);
	expect(await screen.findAllByRole("link", { name: /October 2026/ })).toHaveLength(2);
	expect(screen.getAllByRole("link", { name: /November 16 to 22, 2026/ })).toHaveLength(1);
});
