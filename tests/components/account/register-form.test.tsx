import { screen, waitFor } from "@testing-library/react";
import { AuthScreen } from "@/components/account/sign-in/auth-screen";
import { ada, fakeApi, findToast, renderInApp } from "./support";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const complete = {
	Username: "ada",
	Email: "ada@example.com",
	Password: "a secret",
	"First name": "Ada",
	"Last name (optional)": "",
};
type Values = typeof complete;

async function fill(change: Partial<Values> = {}) {
	const view = renderInApp(<AuthScreen mode="register" onOpen={() => {}} singleSignOn={null} />);
	for (const [label, value] of Object.entries({ ...complete, ...change })) {
		if (value) await view.user.type(screen.getByLabelText(label), value);
	}
	await view.user.click(screen.getByRole("button", { name: "Create account" }));
	return view;
}

it("greets", () => {
	renderInApp(<AuthScreen mode="register" onOpen={() => {}} singleSignOn={null} />);
	expect(screen.getByRole("heading", { name: "Create account" })).toBeVisible();
	expect(screen.getByText("Begin your journey to inner peace")).toBeVisible();
	expect(screen.getByRole("button", { name: "Have an account? Login" })).toBeVisible();
});

it.each([
	["Username", "", "Username is required"],
	["Email", "", "Email is required"],
	["Email", "ada@", "Invalid email address"],
	["Password", "", "Password is required"],
	["First name", "", "First name is required"],
	["First name", "  ", "First name is required"],
] as const)("%s %j is refused: %s", async (label, value, message) => {
	const calls = fakeApi({});
	await fill({ [label]: value });
	expect(await screen.findByText(message)).toBeVisible();
	expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
	expect(calls).toEqual([]);
});

it.each([
	["", {}],
	["Lovelace", { lastName: "Lovelace" }],
])("creates the account with the last name %j", async (lastName, extra) => {
	const calls = fakeApi({ "POST /api/register": { json: ada }, "GET /api/user": { json: ada } });
	await fill({ "Last name (optional)": lastName });
	await waitFor(() => expect(refresh).toHaveBeenCalled());
	const body = { username: "ada", email: "ada@example.com", password: "a secret", firstName: "Ada", ...extra };
	expect(calls[0]).toEqual({ request: "POST /api/register", body });
});

it("leaves the length of the password to the server, and shows its sentence", async () => {
	const message = "Password must be at least 8 characters";
	fakeApi({ "POST /api/register": { status: 400, text: message } });
	await fill({ Password: "short" });
	const shown = await findToast();
	expect(shown).toHaveTextContent("Registration failed");
	expect(shown).toHaveTextContent(message);
	expect(screen.getByLabelText("Password")).toBeInvalid();
	// The toast is gone after five seconds; beside the box it stays.
	expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(expect.stringContaining(message));
	expect(screen.getByLabelText("Username")).toHaveValue("ada");
});

it("says before what makes a good password, and what becomes of the one that is typed", async () => {
	fakeApi({ "GET /api/common-passwords": { json: ["jennifer"] } });
	const { user } = renderInApp(<AuthScreen mode="register" onOpen={() => {}} singleSignOn={null} />);
	const box = screen.getByLabelText("Password");
	expect(box).toHaveAccessibleDescription(/8 characters or more.*What many people use is refused/);
	await user.type(screen.getByLabelText("Username"), "ada lovelace");
	const says = async (password: string, words: RegExp, step: string) => {
		await user.clear(box);
		await user.type(box, password);
		expect(await screen.findByText(words)).toBeVisible();
		expect(screen.getByRole("progressbar", { name: "How hard it is to guess" })).toHaveAttribute(
			"aria-valuetext",
			step,
		);
	};
	await says("short", /at least 8 characters/, "0 of 4");
	await says("Jennifer1", /among the first that anybody would try/, "0 of 4");
	await says("Ada Lovelace", /your username/, "0 of 4");
	await says("tea at dusk, now", /^Good/, "2 of 4");
	await says("otter lamp seven rye", /^Hard to guess/, "3 of 4");
});

it("shows that it is working", async () => {
	globalThis.fetch = () => new Promise(() => {});
	await fill();
	expect(await screen.findByRole("dialog", { name: "Creating account" })).toHaveTextContent(
		"Please wait while we create your account...",
	);
});
