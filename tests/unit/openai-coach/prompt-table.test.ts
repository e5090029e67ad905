import { readFileSync } from "node:fs";
import { promptTable } from "@/tests/evals/coach/prompts";

it("the documentation has the table of prompts that `npm run eval:coach -- --prompts` prints", () => {
	expect(readFileSync("docs/models.md", "utf8")).toContain(promptTable());
});
