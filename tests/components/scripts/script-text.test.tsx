import { render, screen } from "@testing-library/react";
import { ScriptText } from "@/components/scripts/script-text";

const text = "I was small. This is what comfort looked like:\nA blanket.\nShe sat with me.\n\nThat was then.";

it("sets apart the words that a line introduces", () => {
	const { container } = render(<ScriptText>{text}</ScriptText>);
	expect(container.querySelector("blockquote")).toHaveTextContent("A blanket. She sat with me.");
	expect(screen.getByText("That was then.").closest("blockquote")).toBeNull();
});

it("marks the sentence that is being read, wherever it stands", () => {
	const start = text.indexOf("She sat");
	const { container } = render(
		<ScriptText read={{ start, end: start + "She sat with me.".length }}>{text}</ScriptText>,
	);
	expect(container.querySelector("blockquote [data-read]")).toHaveTextContent("She sat with me.");
});
