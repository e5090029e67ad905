import { screen } from "@testing-library/react";
import { LetterScreen } from "@/components/letters/letter-screen";
import { composeLetter } from "@/lib/domain/letters/compose";
import { type Period, periodOf } from "@/lib/domain/letters/periods";
import type { Letter, LetterFacts } from "@/lib/domain/letters/schema";
import { Refusal, serve, show } from "@/tests/setup/in-app";

const period = periodOf("week-2026-11-16") as Period;
const PATH = "/api/letters/week-2026-11-16";
const letterOf = (facts: Partial<LetterFacts> = {}): Letter =>
	composeLetter({
		...{
			period,
			isKept: false,
			firstName: "Ada",
			hasModel: false,
			form: "whole",
			leavesOut: false,
			saysLeftOut: false,
			isAfterCareful: false,
			isHomeUnsafe: false,
			isDoubtful: false,
			earlier: [],
			lastBefore: "2026-11-14",
			hasMore: true,
		},
		days: ["2026-11-17", "2026-11-20"],
		lines: [
			{
				...{ text: "It rained.", day: "2026-11-17", source: "entry", href: "/journal?entry=a", isKept: true },
				...{ feeling: null, own: null, prompt: null },
			},
		],
		...{ feelings: [], ownWords: [], people: [], done: [], open: [] },
		...facts,
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

describe("with a model", () => {
	const JOINS = `POST ${PATH}/joins`;
	const letter = letterOf({ hasModel: true });

	test("waits for what it writes between the lines, and shows it once", async () => {
		let answer = (_: unknown) => {};
		serve({
			[`GET ${PATH}`]: () => letter,
			[JOINS]: () =>
				new Promise((resolve) => {
					answer = resolve;
				}),
		});
		show(<LetterScreen id={period.id} />);
		expect(await screen.findByText("Sage is writing the words between your lines.")).toBeVisible();
		expect(screen.queryByText("It rained.")).toBeNull();
		answer({ by: "llama", opening: null, joins: [{ text: "It rained.", join: "Tuesday has one line:" }] });
		expect(await screen.findByText("Tuesday has one line:")).toBeVisible();
		expect(screen.getByText("It rained.")).toBeVisible();
		expect(screen.getByText(letter.paragraphs[0] ?? "")).toBeVisible();
		expect(screen.getByText(/The words between are by Sage with llama\./)).toBeVisible();
	});

	test("can be read at once, and stays as it is then", async () => {
		serve({ [`GET ${PATH}`]: () => letter, [JOINS]: () => new Promise(() => {}) });
		const { pointer } = show(<LetterScreen id={period.id} />);
		await pointer.click(await screen.findByRole("button", { name: "Read it as it is" }));
		expect(screen.getByText("It rained.")).toBeVisible();
		expect(screen.getByText(letter.lines[0]?.join ?? "")).toBeVisible();
	});

	test("is read as it is where the model fails", async () => {
		serve({
			[`GET ${PATH}`]: () => letter,
			[JOINS]: () => {
				throw new Refusal(502);
			},
		});
		show(<LetterScreen id={period.id} />);
		expect(await screen.findByText("It rained.")).toBeVisible();
		expect(screen.getByText(/^Put together from your own pages just now.*Nothing was sent anywhere\.$/)).toBeVisible();
	});
});
