import { checkedEndpoint, isPublic, resolved } from "@/lib/server/reminders/address";

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
