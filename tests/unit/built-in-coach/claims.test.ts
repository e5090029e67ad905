import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const textsIn = (folder: string): string =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".ts"))
		.map((file) => readFileSync(join(folder, file), "utf8"))
		.join("\n");
const texts = ["lib/ai/built-in", "lib/domain/questionnaires/meanings", "lib/domain/scripts/compose"]
	.map(textsIn)
	.join("\n");

test.each([
	["says that a hope has come true", /and mean it:|I was wanted, and I knew|calm that I can rely on/],
	["says what somebody has not written", /what you know and have not written/],
	["threatens", /sounds like a farewell|for the weeks in which/],
	["asks what a wish would cost", /would cost: in money/],
	["makes a guess of numbers", /guess three of your numbers/],
	["finds a reason for what was done to somebody", /by somebody who had reason to/],
	["sends somebody elsewhere for closeness", /closeness where it’s given/],
	["calls what there is between people a remainder", /, or what is left/],
])("no line %s", (_, wrong) => expect(texts).not.toMatch(wrong));
