import { modelReport } from "@/lib/server/core/model-check";
import type { Command } from "./command";

export const checkModel: Command = {
	name: "check-model",
	usage: "",
	summary: "tries the model that is configured, and says what it can",
	details:
		"Which models the server has, whether it keeps to a form and streams, how large its window is, how quick it is, and\nhow long each kind of text will take. It is asked one short question, with nobody's words in it.",
	async run() {
		const { lines, canCoach } = await modelReport(process.env);
		for (const line of lines) console.log(line);
		// The exit code is for scripts and health checks.
		if (!canCoach) process.exitCode = 1;
	},
};
