import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { Input } from "@/components/ui/forms/input";
import { Textarea } from "@/components/ui/forms/textarea";
import { DAMAGED } from "@/lib/domain/core/damaged";

type Box = ComponentType<{ value: string; onChange: (event: { target: { value: string } }) => void }>;

test.each([
	["one line", Input as Box],
	["several lines", Textarea as Box],
])("a box of %s for what cannot be read is empty, and what is typed there begins anew", async (_, Box) => {
	const values: string[] = [];
	function Edit() {
		const [value, setValue] = useState(DAMAGED);
		values.push(value);
		return <Box value={value} onChange={({ target }) => setValue(target.value)} />;
	}
	render(<Edit />);
	const box = screen.getByRole("textbox");
	expect(box).toHaveValue("");
	expect(box).toHaveAttribute("placeholder", DAMAGED);
	await userEvent.type(box, "Anew");
	expect(box).toHaveValue("Anew");
	// An untouched box keeps its value, which the server treats as unchanged.
	expect(values.at(0)).toBe(DAMAGED);
});
