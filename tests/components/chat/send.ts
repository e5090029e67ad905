import { type Call, Refusal } from "@/tests/setup/in-app";
import { answerTo, box, type open } from "./setup";

export const REPLY = "You kept quiet **again**, and you noticed it. What would one true sentence have been?";
export const answered = { "POST /api/chat": (call: Call) => answerTo(call, REPLY) };
export const refused = (status: number) => ({
	"POST /api/chat": () => {
		throw new Refusal(status);
	},
});

/** Creates a server whose response the test releases. */
export function slowly(reply = REPLY) {
	const server = { finish: () => {}, fail: (_status: number) => {} };
	const answers = {
		"POST /api/chat": (call: Call) =>
			new Promise((resolve, reject) => {
				server.finish = () => resolve(answerTo(call, reply));
				server.fail = (status) => reject(new Refusal(status));
			}),
	};
	return { server, answers };
}

export async function type(pointer: ReturnType<typeof open>["pointer"], words: string) {
	await pointer.click(box());
	await pointer.paste(words);
}
