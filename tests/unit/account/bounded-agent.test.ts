import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { boundedAgent } from "@/lib/server/account/bounded-agent";
import { serve } from "@/tests/setup/model/local-server";

const answerOf = async (url: string) => {
	const [response] = (await once(get(url, { agent: boundedAgent(url) }), "response")) as [IncomingMessage];
	return text(response);
};

it("brings an issuer's answer", async () => {
	const { url } = await serve((response) => response.end("a".repeat(100_000)));
	expect(await answerOf(url)).toHaveLength(100_000);
});

it("gives up an answer that has no end, before it fills the memory", async () => {
	const { url } = await serve((response) => {
		const piece = "a".repeat(100_000);
		const send = () => {
			while (!response.destroyed && response.write(piece));
		};
		response.on("drain", send);
		send();
	});
	await expect(answerOf(url)).rejects.toThrow("aborted");
});

it("is one for https where the issuer is", () => {
	expect(boundedAgent("https://id.example.com")).toMatchObject({ protocol: "https:" });
	expect(boundedAgent("http://localhost:8080")).toMatchObject({ protocol: "http:" });
});
