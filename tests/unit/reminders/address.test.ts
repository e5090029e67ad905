import { createSocket } from "node:dgram";
import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { checkedEndpoint, isPublic, lookUpApart, resolved } from "@/lib/server/reminders/address";

it.each([
	["8.8.8.8", true],
	["2a00:1450:4001:80b::200a", true],
	["127.0.0.1", false],
	["10.1.2.3", false],
	["172.31.255.1", false],
	["192.168.0.9", false],
	["169.254.169.254", false],
	["100.64.0.1", false],
	["0.0.0.0", false],
	["224.0.0.1", false],
	["255.255.255.255", false],
	["::1", false],
	["::", false],
	["fe80::1", false],
	["fd00::1", false],
	["::ffff:8.8.8.8", false],
	["64:ff9b::7f00:1", false],
	["2002:7f00:1::", false],
	["2001:db8::1", false],
	["push.example.com", false],
])("%s is of the public internet: %s", (address, expected) => {
	expect(isPublic(address)).toBe(expected);
});

it("takes a push service's address as it is", () => {
	const endpoint = "https://fcm.googleapis.com/fcm/send/a:b";
	expect(checkedEndpoint(endpoint).href).toBe(endpoint);
});

it.each(["https://printer.local/", "https://printer.local./", "https://db.internal./", "https://localhost./"])(
	"takes no address in the house: %s",
	(endpoint) => {
		expect(() => checkedEndpoint(endpoint)).toThrow("no address of a push service");
	},
);

it("lets nobody else wait for a name server that never answers", async () => {
	const silent = createSocket("udp4").bind(0, "127.0.0.1");
	await once(silent, "listening");
	try {
		const servers = [`127.0.0.1:${silent.address().port}`];
		let answered = 0;
		const asking = Array.from({ length: 5 }, (_, n) =>
			lookUpApart(`push${n}.example.com`, servers).catch(({ code }) => {
				answered++;
				return code;
			}),
		);
		await lookup("localhost");
		expect(answered).toBe(0);
		expect(new Set(await Promise.all(asking))).toEqual(new Set(["ETIMEOUT"]));
	} finally {
		silent.close();
	}
}, 20_000);

const ofFamily = (address: string) => ({ address, family: address.includes(":") ? 6 : 4 });

it.each([[["127.0.0.1"]], [["8.8.8.8", "10.0.0.1"]], [["2a00:1450:4001:80b::200a", "::1"]], [[]]])(
	"sends nowhere where a name leads to %j",
	async (addresses) => {
		const answer = resolved("https://push.example.com/x", async () => addresses.map(ofFamily));
		await expect(answer).rejects.toThrow("no address of a push service");
	},
);

it("goes to the address that it looked at", async () => {
	expect(await resolved("https://push.example.com/x", async () => [ofFamily("8.8.8.8")])).toMatchObject({
		address: "8.8.8.8",
		family: 4,
	});
});
