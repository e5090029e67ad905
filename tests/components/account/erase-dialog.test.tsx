import { screen, waitFor } from "@testing-library/react";
import { EraseDialog } from "@/components/account/yours/erase-dialog";
import { serve, show } from "@/tests/setup/in-app";

const mockForget = jest.fn(() => new Promise<void>(() => {}));
jest.mock("@/lib/browser/account/device", () => ({ forgetDevice: () => mockForget() }));

const terms = { username: "ada", proof: "password", isFresh: false, issuer: null, backupsGoneBy: null };

test("the device is forgotten also where the page knows before the answer that nobody is signed in", async () => {
	let answer = (_: unknown) => {};
	serve({
		"GET /api/account": () => terms,
		"DELETE /api/account": () =>
			new Promise((resolve) => {
				answer = resolve;
			}),
	});
	const { pointer, unmount } = show(<EraseDialog onClose={() => {}} />);
	await pointer.type(await screen.findByLabelText("Your password"), "a secret");
	await pointer.type(screen.getByLabelText("Type your username, ada"), "ada");
	await pointer.click(screen.getByRole("button", { name: "Erase everything" }));
	await waitFor(() => expect(screen.getByRole("button", { name: "Erase everything" })).toBeDisabled());
	unmount();
	answer({ erased: true, backupsGoneBy: null });
	await waitFor(() => expect(mockForget).toHaveBeenCalledTimes(1));
});
