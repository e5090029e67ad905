import { screen } from "@testing-library/react";
import { ResetPasswordScreen } from "@/components/account/sign-in/reset-password-screen";
import { fakeApi, renderInApp } from "./support";

function open(hash: string) {
	window.history.replaceState(null, "", `/reset-password${hash}`);
	return renderInApp(<ResetPasswordScreen />);
}

it("takes the token out of the address, sends it with the password, and offers to log in", async () => {
	const calls = fakeApi({ "POST /api/reset-password": { json: { ok: true } } });
	const { user } = open("#token=abc-123");
	expect(window.location.href).not.toContain("abc-123");
	await user.type(screen.getByLabelText("New password"), "a new secret");
	await user.click(screen.getByRole("button", { name: "Set new password" }));
	expect(await screen.findByRole("heading", { name: "Your new password is set" })).toHaveFocus();
	expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/#login");
	expect(calls).toEqual([
		{ request: "POST /api/reset-password", body: { token: "abc-123", password: "a new secret" } },
	]);
});

it("asks for a password", async () => {
	const calls = fakeApi({});
	const { user } = open("#token=abc");
	await user.click(screen.getByRole("button", { name: "Set new password" }));
	expect(await screen.findByText("Password is required")).toBeVisible();
	expect(calls).toEqual([]);
});

it.each(["", "#token=", "#other=1"])("says that a link with %j is not complete", (hash) => {
	open(hash);
	expect(screen.getByRole("heading", { name: "This link is not complete" })).toBeVisible();
	expect(screen.queryByLabelText("New password")).not.toBeInTheDocument();
});

it.each([
	[{ status: 400, text: "This link has expired or was used already." }, "This link has expired or was used already."],
	[{ status: 400, text: "Password must be at least 8 characters" }, "Password must be at least 8 characters"],
	["offline", "Unable to connect to the server. Please try again."],
	[{ status: 503, text: "Service Unavailable" }, "Unable to connect to the server. Please try again."],
] as const)("after %j says: %s, keeps what is typed, and forgets it on editing", async (answer, message) => {
	fakeApi({ "POST /api/reset-password": answer });
	const { user } = open("#token=abc");
	const box = screen.getByLabelText("New password");
	await user.type(box, "secret{Enter}");
	expect(await screen.findByText(message)).toBeVisible();
	expect(box).toHaveValue("secret");
	await user.type(box, "s");
	expect(screen.queryByText(message)).not.toBeInTheDocument();
});
