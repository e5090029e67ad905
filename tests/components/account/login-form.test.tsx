import { screen } from "@testing-library/react";
import { AuthScreen } from "@/components/account/sign-in/auth-screen";
import { fakeApi, findToast, renderInApp } from "./support";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

beforeEach(() => refresh.mockClear());

function renderLogin() {
	return renderInApp(<AuthScreen mode="login" onOpen={() => {}} singleSignOn={null} />);
}
const submit = () => screen.getByRole("button", { name: "Login" });
const password = () => screen.getByLabelText("Password");

const refusals = [
	["Email", "", "secret", "Email is required", ["Missing email", "Please enter your email address"]],
	["Email", "ada", "secret", "Invalid email address", null],
	["Email", "ada@example.com", "", "Password is required", null],
	["Username", "", "", "Password is required", ["Missing username", "Please enter your username"]],
] as const;

it.each(refusals)("with %s %j and password %j says: %s", async (type, identifier, secret, message, toast) => {
	const calls = fakeApi({});
	const { user } = renderLogin();
	await user.click(screen.getByRole("radio", { name: type }));
	if (identifier) await user.type(screen.getByLabelText(type), identifier);
	if (secret) await user.type(password(), secret);
	await user.click(submit());
	expect(await screen.findByText(message)).toBeVisible();
	if (toast) {
		const shown = await findToast();
		for (const words of toast) expect(shown).toHaveTextContent(words);
	}
	expect(calls).toEqual([]);
});

it("shows that it is working, and cannot be sent twice", async () => {
	fakeApi({});
	globalThis.fetch = () => new Promise(() => {});
	const { user } = renderLogin();
	await user.type(screen.getByLabelText("Email"), "ada@example.com");
	await user.type(password(), "secret");
	const button = submit();
	await user.click(button);
	expect(await screen.findByRole("dialog", { name: "Logging in" })).toHaveTextContent(
		"Please wait while we log you in...",
	);
	expect(button).toHaveAttribute("aria-disabled", "true");
	await user.keyboard("{Escape}");
	expect(screen.getByRole("dialog", { name: "Logging in" })).toBeVisible();
});

it("leads to the first field that is wrong on the way to an account", async () => {
	fakeApi({});
	const { user } = renderInApp(<AuthScreen mode="register" onOpen={() => {}} singleSignOn={null} />);
	await user.type(await screen.findByLabelText("Username"), "ada");
	await user.click(screen.getByRole("button", { name: "Create account" }));
	expect(await screen.findByText("Email is required")).toBeVisible();
	expect(screen.getByLabelText("Email")).toHaveFocus();
});

it("the Tab key leads from the name to the password, and only then to what helps whoever forgot it", async () => {
	fakeApi({});
	const { user } = renderLogin();
	await user.click(screen.getByLabelText("Email"));
	await user.tab();
	expect(password()).toHaveFocus();
	await user.tab();
	await user.tab();
	expect(screen.getByRole("button", { name: "Forgot password?" })).toHaveFocus();
});

it("takes a username that was typed as an email address for what it is", async () => {
	fakeApi({});
	const { user } = renderLogin();
	await user.type(screen.getByLabelText("Email"), "ada");
	await user.type(password(), "secret");
	await user.click(submit());
	await user.click(await screen.findByRole("button", { name: "Use it as a username" }));
	expect(screen.getByLabelText("Username")).toHaveValue("ada");
	expect(password()).toHaveFocus();
});
