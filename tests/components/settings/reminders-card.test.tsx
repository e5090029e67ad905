import { screen } from "@testing-library/react";
import { RemindersCard } from "@/components/settings/reminders-card";
import { show } from "@/tests/setup/in-app";

let made: Blob[];
beforeEach(() => {
	made = [];
	URL.createObjectURL = (blob: Blob) => {
		made.push(blob);
		return "blob:reminder";
	};
	URL.revokeObjectURL = () => {};
	HTMLAnchorElement.prototype.click = () => {};
});
const button = () => screen.getByRole("button", { name: "Download the calendar file" });

test("makes a file of the days and the time that were chosen", async () => {
	const { pointer } = show(<RemindersCard />);
	await pointer.click(screen.getByRole("checkbox", { name: "Wednesday" }));
	await pointer.click(button());
	expect(made).toHaveLength(1);
	expect(made[0]?.type).toBe("text/calendar");
});

test("asks for a day where there is none, and makes nothing", async () => {
	const { pointer } = show(<RemindersCard />);
	await pointer.click(screen.getByRole("checkbox", { name: "Sunday" }));
	await pointer.click(button());
	expect(screen.getByLabelText("At")).toHaveAccessibleDescription("Please choose a time, and at least one day.");
	expect(made).toHaveLength(0);
});
