import { screen, waitFor } from "@testing-library/react";
import { AuthScreen } from "@/components/account/sign-in/auth-screen";
import { ada, fakeApi, findToast, renderInApp } from "./support";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

beforeEach(() => refresh.mockClear());

function renderLogin() {
	return renderInApp(<AuthScreen mode="login" onOpen={() => {}} singleSignOn={null} />);
}
const submit = () => screen.getByRole("button", { name: "Login" });
const password = () => screen.getByLabelText("Password");

it("greets as the product", () => {
	renderLogin();
	expect(screen.getByRole("heading", { name: "Innerscript Login" })).toBeVisible();
	expect(screen.getByText("Welcome back! Please login to continue.")).toBeVisible();
	expect(screen.getByRole("button", { name: "Need an account? Register" })).toBeVisible();
});

const refusals = [
	["Email", "", "secret", "Email is required", ["Missing email", "Please enter your email address"]],
	["Email", "   ", "secret", "Email is required", ["Missing email", "Please enter your email address"]],
	["Email", "ada", "secret", "Invalid email address", null],
	["Email", "ada@nowhere", "secret", "Invalid email address", null],
	["Email", "ada@example.com", "", "Password is required", null],
	["Username", "", "secret", "Username is required", ["Missing username", "Please enter your username"]],
	["Username", "ada", "", "Password is required", null],
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

it.each([
	["Email", " ada@example.com ", { email: "ada@example.com", password: "a secret " }],
	["Username", "ada", { username: "ada", password: "a secret " }],
] as const)("logs in with %s", async (type, identifier, body) => {
	const calls = fakeApi({ "POST /api/login": { json: { ok: true, user: ada } }, "GET /api/user": { json: ada } });
	const { user, queryClient } = renderLogin();
	await user.click(screen.getByRole("radio", { name: type }));
	await user.type(screen.getByLabelText(type), identifier);
	await user.type(password(), "a secret ");
	await user.click(submit());
	await waitFor(() => expect(refresh).toHaveBeenCalled());
	expect(calls[0]).toEqual({ request: "POST /api/login", body });
	expect(queryClient.getQueryData(["/api/user"])).toEqual(ada);
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
	expect(button).toBeDisabled();
	await user.keyboard("{Escape}");
	expect(screen.getByRole("dialog", { name: "Logging in" })).toBeVisible();
});

describe("when the server refuses", () => {
	const answers = [
		[{ status: 401, text: "The password is not right." }, "Login failed", "The password is not right."],
		[{ status: 500, text: "Internal Server Error" }, "Login failed", "Internal Server Error"],
		[{ status: 500, text: "" }, "Login failed", "Something went wrong on our side. Please try again."],
		["offline", "Server error", "Unable to connect to the server. Please try again."],
	] as const;

	it.each(answers)("%j becomes the toast %s: %s", async (answer, title, description) => {
		fakeApi({ "POST /api/login": answer });
		const { user } = renderLogin();
		await user.type(screen.getByLabelText("Email"), "ada@example.com");
		await user.type(password(), "secret");
		await user.click(submit());
		const shown = await findToast();
		expect(shown).toHaveTextContent(title);
		expect(shown).toHaveTextContent(description);
		expect(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
		expect(password()).toHaveValue("secret");
		expect(refresh).not.toHaveBeenCalled();
	});

	it("marks the password where the sentence is about it, focuses it, and clears the mark on editing", async () => {
		fakeApi({ "POST /api/login": { status: 401, text: "Wrong PASSWORD" } });
		const { user } = renderLogin();
		await user.type(screen.getByLabelText("Email"), "ada@example.com");
		await user.type(password(), "secret{Enter}");
		await findToast();
		await waitFor(() => expect(password()).toHaveFocus());
		expect(password()).toBeInvalid();
		await user.type(password(), "x");
		expect(password()).toBeValid();
	});

	it("does not mark the password for another reason", async () => {
		fakeApi({ "POST /api/login": { status: 429, text: "Too many attempts." } });
		const { user } = renderLogin();
		await user.type(screen.getByLabelText("Email"), "ada@example.com");
		await user.type(password(), "secret{Enter}");
		await findToast();
		expect(password()).toBeValid();
	});
});

it.each([
	["fails", { status: 500, text: "Internal Server Error" }],
	["finds nobody", { status: 401, text: "Not logged in" }],
] as const)("says so when reading the user afterwards %s", async (_, answer) => {
	fakeApi({ "POST /api/login": { json: { ok: true, user: ada } }, "GET /api/user": answer });
	const { user } = renderLogin();
	await user.type(screen.getByLabelText("Email"), "ada@example.com");
	await user.type(password(), "secret{Enter}");
	const shown = await findToast();
	expect(shown).toHaveTextContent("Authentication Error");
	expect(shown).toHaveTextContent("Failed to verify login status. Please try again.");
	expect(refresh).not.toHaveBeenCalled();
});

it("switching the identifier empties the other one and clears the errors", async () => {
	fakeApi({});
	const { user } = renderLogin();
	await user.type(screen.getByLabelText("Email"), "ada");
	await user.click(submit());
	await screen.findByText("Invalid email address");
	await user.click(screen.getByRole("radio", { name: "Username" }));
	expect(screen.queryByText("Invalid email address")).not.toBeInTheDocument();
	expect(screen.queryByText("Password is required")).not.toBeInTheDocument();
	await user.click(screen.getByRole("radio", { name: "Email" }));
	expect(screen.getByLabelText("Email")).toHaveValue("");
});

it("tells whom to ask about a forgotten password", async () => {
	const { user } = renderLogin();
	const opener = screen.getByRole("button", { name: "Forgot password?" });
	for (const answer of ["Cancel", "OK"]) {
		await user.click(opener);
		const dialog = await screen.findByRole("alertdialog", { name: "Reset Password" });
		expect(dialog).toHaveTextContent("contact an administrator");
		await user.click(screen.getByRole("button", { name: answer }));
		await waitFor(() => expect(dialog).not.toBeInTheDocument());
		await waitFor(() => expect(opener).toHaveFocus());
	}
});

it("shows and hides what is typed", async () => {
	const { user } = renderLogin();
	await user.type(password(), "secret");
	expect(password()).toHaveAttribute("type", "password");
	await user.click(screen.getByRole("button", { name: "Show what is typed" }));
	expect(password()).toHaveAttribute("type", "text");
	expect(password()).toHaveValue("secret");
});

it("leads on to the code, for somebody with a second factor", async () => {
	fakeApi({ "POST /api/login": { json: { ok: false, secondFactor: { totp: true, passkey: false } } } });
	const { user } = renderLogin();
	await user.type(screen.getByLabelText("Email"), "ada@example.com");
	await user.type(password(), "secret{Enter}");
	const code = await screen.findByLabelText("Code");
	await waitFor(() => expect(code).toHaveFocus());
});
