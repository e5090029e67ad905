import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { DateRangeField } from "@/components/timeline/date-range-field";

interface Stored {
	answer: string;
	/** Restores saved progress, as a screen does. */
	restore: (answer: string) => void;
}

/** Renders the field as a screen uses it. `stored` is the value that the screen holds. */
function Screen({ stored, error }: { stored: Stored; error?: string }) {
	const [value, setValue] = useState(stored.answer);
	stored.answer = value;
	stored.restore = setValue;
	return <DateRangeField value={value} onChange={setValue} error={error} />;
}

function setUp(initial = "", error?: string) {
	const stored: Stored = { answer: initial, restore: () => {} };
	render(<Screen stored={stored} error={error} />);
	const side = (name: string) => within(screen.getByRole("group", { name }));
	return { user: userEvent.setup(), stored, start: side("Start date"), end: side("End date") };
}

const isOngoing = () => screen.getByRole("checkbox", { name: "Still together, or ongoing" });

describe("dates that are refused", () => {
	test.each([
		["20155", "20155 is not a year", "Start date", "End date"],
		["2015 - 2014", "The end is before the start", "End date", "Start date"],
	])("%s says so at its own field", (answer, words, at, other) => {
		setUp(answer, `${words}.`);
		const field = within(screen.getByRole("group", { name: at }));
		expect(field.getByText(`${words}.`)).toBeVisible();
		expect(field.getByRole("textbox")).toBeInvalid();
		expect(field.queryByText(/Is that what you mean|does not look like/)).toBeNull();
		expect(within(screen.getByRole("group", { name: other })).queryByText(`${words}.`)).toBeNull();
	});
});

describe("entering dates", () => {
	test("an end that is typed before the start waits for it", async () => {
		const { user, stored, start, end } = setUp();
		await user.type(end.getByLabelText("Year"), "2017");
		expect(stored.answer).toBe("");
		await user.type(start.getByLabelText("Year"), "2015");
		expect(stored.answer).toBe("2015 - 2017");
	});

	test("what is typed stays as it is typed, spaces and half-made years too", async () => {
		const { user, stored, start } = setUp();
		await user.click(start.getByRole("button", { name: "Use words instead" }));
		await user.keyboard("  that  summer ");
		expect(start.getByLabelText("In your own words")).toHaveValue("  that  summer ");
		expect(stored.answer).toBe("that  summer");
		await user.click(start.getByRole("button", { name: "Use month and year" }));
		await user.type(start.getByLabelText("Year"), "20x");
		expect(start.getByLabelText("Year")).toHaveValue("20x");
		expect(stored.answer).toBe("20x");
	});

	test("changing between calendar and words keeps both, and moves the focus along", async () => {
		const { user, start } = setUp("March 2015");
		await user.click(start.getByRole("button", { name: "Use words instead" }));
		expect(start.getByLabelText("In your own words")).toHaveFocus();
		expect(start.getByLabelText("In your own words")).toHaveValue("March 2015");
		await user.type(start.getByLabelText("In your own words"), ", in the rain");
		await user.click(start.getByRole("button", { name: "Use month and year" }));
		expect(start.getByLabelText("Month")).toHaveFocus();
		expect(start.getByLabelText("Month")).toHaveValue("March");
		await user.click(start.getByRole("button", { name: "Use words instead" }));
		expect(start.getByLabelText("In your own words")).toHaveValue("March 2015, in the rain");
	});
});

describe("an existing answer", () => {
	test("that was ticked as ongoing is ticked when it is seen again", () => {
		const { end } = setUp("March 2015 - Present");
		expect(isOngoing()).toBeChecked();
		expect(end.queryByLabelText("Year")).not.toBeInTheDocument();
	});

	test("that is restored later takes the place of what was shown", () => {
		const { stored, start } = setUp();
		act(() => stored.restore("May 1999 - 2001"));
		expect(start.getByLabelText("Month")).toHaveValue("May");
		expect(start.getByLabelText("Year")).toHaveValue("1999");
	});
});

describe("what could be wrong", () => {
	test("an end before the start is asked about, not refused", async () => {
		const { user, stored, end } = setUp("2015 - 2017");
		const year = end.getByLabelText("Year");
		await user.clear(year);
		await user.type(year, "2012");
		expect(end.getByText("The end is before the start. Is that what you mean?")).toBeVisible();
		expect(stored.answer).toBe("2015 - 2012");
		await user.clear(year);
		await user.type(year, "2018");
		expect(end.queryByText(/before the start/)).not.toBeInTheDocument();
	});
});
