import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DiscretionCard } from "@/components/discretion/discretion-card";
import { chooseLock, lockMinutes } from "@/lib/browser/discretion/touches";
import { fakeApi, renderInApp } from "./support";

const terms = { username: "ada", proof: "password", isFresh: false, issuer: null, backupsGoneBy: null };

it("asks for the password before it locks later or never, and stays as it is until that is right", async () => {
	localStorage.clear();
	const api = { "GET /api/account": { json: terms }, "PUT /api/lock": { json: { ok: true } } };
	const calls = fakeApi(api);
	chooseLock(5);
	renderInApp(<DiscretionCard isNeutral={false} />);
	const choice = screen.getByLabelText("Lock this browser");
	await userEvent.selectOptions(choice, "Never");
	expect(lockMinutes()).toBe(5);
	await userEvent.click(screen.getByRole("button", { name: "Leave it as it is" }));
	expect([(choice as HTMLSelectElement).value, lockMinutes()]).toEqual(["5", 5]);
	await userEvent.selectOptions(choice, "Never");
	await userEvent.click(screen.getByRole("button", { name: "Change the lock" }));
	expect(screen.getByText("Please enter your current password")).toBeVisible();
	await userEvent.type(screen.getByLabelText(/^Current password/), "a quiet password");
	await userEvent.click(screen.getByRole("button", { name: "Change the lock" }));
	expect(await screen.findByDisplayValue("Never")).toBeVisible();
	expect(screen.queryByRole("button", { name: "Change the lock" })).not.toBeInTheDocument();
	expect(lockMinutes()).toBe(0);
	expect(JSON.stringify(calls)).toContain("a quiet password");
	// A shorter time needs no password.
	await userEvent.selectOptions(choice, "After a minute without activity");
	expect(lockMinutes()).toBe(1);
});
