import { wayBack } from "@/lib/server/account/way-back";

const ORIGIN = "https://notes.example";
const cookie = (address: string, name = "__Secure-next-auth.callback-url") =>
	`theme=dark; ${name}=${encodeURIComponent(address)}; other=1`;

it.each(["/journal", "/questionnaires/b3f1c9de-5f0a-4c55-9d3e-2a7f6d1c8e40/edit", "/"])("leads back to %s", (path) => {
	expect(wayBack(cookie(ORIGIN + path), ORIGIN)).toBe(path);
	expect(wayBack(cookie(`http://localhost:3000${path}`, "next-auth.callback-url"), "http://localhost:3000")).toBe(path);
});

it("takes the screen alone, without what else stands in the address", () => {
	expect(wayBack(cookie(`${ORIGIN}/journal?day=2026-11-22#top`), ORIGIN)).toBe("/journal");
});

it.each([
	["another server", "https://thief.example/journal"],
	["what a browser takes for another server", `${ORIGIN}//thief.example`],
	["the same with a backslash", `${ORIGIN}/\\thief.example`],
	["the same in code", `${ORIGIN}/%2F/thief.example`],
	["an answer of the API", `${ORIGIN}/api/export`],
	["a line of its own", `${ORIGIN}/journal%0d%0aset-cookie: a=b`],
	["no address", "javascript:alert(1)"],
	["nothing", ""],
])("leads to the dashboard instead of %s", (_, address) => {
	expect(wayBack(cookie(address), ORIGIN)).toBe("/");
});

it("leads to the dashboard where nobody has said anything", () => {
	expect(wayBack(null, ORIGIN)).toBe("/");
	expect(wayBack("next-auth.callback-url=%E0%A4%A", ORIGIN)).toBe("/");
});
