import { screen } from "@testing-library/react";
import { ThreadDialog } from "@/components/threads/thread-dialog";
import { serve, show } from "@/tests/setup/in-app";

const words = () => screen.getByRole("textbox", { name: /^I mean to/ });
const open = () => show(<ThreadDialog thread={null} onClose={() => {}} />);

test("what somebody means to do is there again after a reload, or after the session ended meanwhile, until Cancel", async () => {
	serve({});
	const { pointer, unmount } = open();
	await pointer.type(words(), "tell her about the move");
	await pointer.click(screen.getByRole("radio", { name: "In a week" }));
	unmount();
	const again = open();
	expect(words()).toHaveValue("tell her about the move");
	expect(screen.getByRole("radio", { name: "In a week" })).toBeChecked();
	await again.pointer.click(screen.getByRole("button", { name: "Cancel" }));
	expect(Object.keys(localStorage)).toEqual([]);
});
