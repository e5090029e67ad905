import { SendError, whyNotSent } from "@/lib/browser/chat/failure";
import { ApiError } from "@/lib/browser/core/api-client";

const failed = (status: number, text = "") => new SendError(new ApiError(status, text));

test("a refused send throws what the specification says, and keeps its status", () => {
	expect(failed(429, "Slowly.")).toMatchObject({ message: "Failed to send message", status: 429, text: "Slowly." });
	expect(failed(429)).toBeInstanceOf(ApiError);
});

test.each([
	["no connection", new TypeError("Failed to fetch"), /no connection/],
	["an ended session", failed(401, "Please log in."), /Your words are kept/],
	["too many", failed(429, "Wait a moment."), /^Wait a moment\.$/],
	["a slow coach", failed(504, "Gateway Timeout"), /took too long.*back in the box/],
	["a coach that fails", failed(502, "Bad Gateway"), /could not answer just now.*back in the box/],
])("%s is said in a sentence", (_, error, sentence) => {
	const { title, description } = whyNotSent(error, false);
	expect(description).toMatch(sentence);
	expect(`${title} ${description}`).not.toMatch(/\d{3}|Gateway|fetch/);
});

test("a message that is saved is not said to be back in the box", () => {
	expect(whyNotSent(failed(502), true)).toMatchObject({
		title: "Sage has not answered",
		description: expect.stringContaining("still there"),
	});
});
