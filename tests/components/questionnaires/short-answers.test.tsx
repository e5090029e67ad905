import { render, screen } from "@testing-library/react";
import { WordCounter } from "@/components/questionnaires/question/word-counter";

const hintFor = (text: string) => {
	render(<WordCounter id="hint" text={text} />);
	return document.getElementById("hint")?.textContent ?? "";
};

it.each([
	["Nan.", "6 more characters"],
	["Never.  ", "4 more characters"],
	["Nobody at", "1 more character:"],
])("says while somebody types %s how much is missing, kindly", (text, said) => {
	expect(hintFor(text)).toContain("A short answer is fine.");
	expect(hintFor(text)).toContain(said);
});

it.each(["", "   ", "My Nan did.", "Never, not once."])("says nothing of it at %j", (text) => {
	expect(hintFor(text)).not.toContain("short answer");
	expect(screen.getByRole("progressbar")).toBeInTheDocument();
});
