import { screen } from "@testing-library/react";
import { RemindersCard } from "@/components/settings/reminders-card";
import { serve, show } from "@/tests/setup/in-app";

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

describe("in a browser that can show notifications", () => {
	const key = "BP4l";
	const mine = { endpoint: "https://push.example.com/x", keys: { p256dh: "p", auth: "a" } };
	const unsubscribe = jest.fn();
	let permission = "granted";
	beforeEach(() => {
		permission = "granted";
		const subscription = { toJSON: () => mine, unsubscribe };
		const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
		const registration = { pushManager: { ...pushManager, getSubscription: async () => subscription } };
		const serviceWorker = { ready: Promise.resolve({ pushManager }), getRegistration: async () => registration };
		Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
		const requestPermission = async () => permission;
		Object.assign(window, { PushManager: class {}, Notification: { requestPermission }, isSecureContext: true });
	});
	afterEach(() => {
		for (const name of ["PushManager", "Notification", "isSecureContext"]) Reflect.deleteProperty(window, name);
		Reflect.deleteProperty(navigator, "serviceWorker");
	});

	test("says so where the browser does not allow it, and asks the server for nothing", async () => {
		permission = "denied";
		const calls = serve({ "GET /api/reminders": () => ({ reminder: null, browsers: [], key }) });
		const { pointer } = show(<RemindersCard />);
		await pointer.click(await screen.findByRole("button", { name: "Remind me in this browser" }));
		expect(await screen.findByText(/does not allow notifications/)).toBeVisible();
		expect(calls.map(({ method }) => method)).toEqual(["GET"]);
	});
});
