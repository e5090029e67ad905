import { message } from "@/lib/launcher/database/wire/messages";
import { ClientStatements, hideParses, type UnnamedStatement } from "@/lib/launcher/database/wire/statements";

const none = Buffer.alloc(2);
const parse = (name: string, sql = "SELECT 1") => message("P", name, sql, none);
const bind = (name: string) => message("B", "", name, none, none, none);
const describeStatement = (name: string) => message("D", Buffer.from("S"), name);
const close = (name: string) => message("C", Buffer.from("S"), name);
const texts = (packets: Buffer[]) => packets.map((packet) => packet.toString("latin1"));

test("clients of one backend get names of their own, each the same one again", () => {
	const unnamed: UnnamedStatement = {};
	const [one, two] = [new ClientStatements(unnamed), new ClientStatements(unnamed)];
	const used = [parse("same"), bind("same"), describeStatement("same"), close("same")];
	const [first, again, other] = [one.translate(used), one.translate(used), two.translate(used)];
	expect(texts(again.packets)).toEqual(texts(first.packets));
	expect(texts(other.packets)).not.toEqual(texts(first.packets));
	const name = /P....(\w+)\0/s.exec(first.packets[0]?.toString("latin1") ?? "")?.[1] ?? "";
	for (const packet of first.packets) expect(packet.toString("latin1")).toContain(`${name}\0`);
	expect(texts(one.closeAll())).toEqual(texts([close(name)]));
});

test("the nameless statement is parsed again where another client replaced it, and only there", () => {
	const unnamed: UnnamedStatement = {};
	const [one, two] = [new ClientStatements(unnamed), new ClientStatements(unnamed)];
	one.translate([parse("", "SELECT 'one'"), message("S")]);
	expect(one.translate([bind("")])).toEqual({ packets: [bind("")], hide: new Set() });
	two.translate([parse("", "SELECT 'two'")]);
	expect(one.translate([parse("named"), bind(""), describeStatement("")])).toMatchObject({ hide: new Set([1]) });
	expect(one.translate([bind("")]).hide.size).toBe(0);
	// A simple query drops the unnamed statement for all clients.
	two.translate([message("Q", "SELECT 3")]);
	expect(texts(one.translate([bind("")]).packets)).toEqual(texts([parse("", "SELECT 'one'"), bind("")]));
});

test("only the answers nobody asked for are hidden", () => {
	const [parsed, bound, row] = [message("1"), message("2"), message("D", "1 looks like a type")];
	const answer = Buffer.concat([parsed, parsed, bound, row]);
	expect(hideParses(answer, new Set([1]))).toEqual(Buffer.concat([parsed, bound, row]));
	expect(hideParses(answer, new Set())).toEqual(answer);
});
