import { notedHere } from "../../setup/canaries/note";
import { expect, signUp, test } from "../setup/test";

test("whatever a journey sends is looked for when the run is over, whoever sends it", async ({
	page,
	request,
	playwright,
	browser,
	baseURL,
}) => {
	await signUp(page);
	const own = await playwright.request.newContext({ baseURL });
	const elsewhere = await browser.newContext({ baseURL });
	const other = await elsewhere.newPage();
	await other.goto("/");
	const entry = (content: string) => ({ content, prompt: "", action: "submit" });
	await page.request.post("/api/journal", { data: entry("said by the request of a page") });
	await request.post("/api/journal", { data: entry("said by the request of a test") });
	await own.fetch("/api/journal", { method: "POST", data: JSON.stringify(entry("said by a request of its own")) });
	await other.evaluate(
		(body) => fetch("/api/journal", { method: "POST", headers: { "content-type": "application/json" }, body }),
		JSON.stringify(entry("said by a page elsewhere")),
	);
	await elsewhere.close();
	await own.dispose();
	const noted = notedHere();
	const words = noted.map(({ text }) => text).filter((text) => text.startsWith("said by"));
	expect(words.sort()).toEqual([
		"said by a page elsewhere",
		"said by a request of its own",
		"said by the request of a page",
		"said by the request of a test",
	]);
	const session = (await page.context().cookies()).find(({ name }) => name === "innerscript");
	expect(noted.map(({ text }) => text)).toContain(session?.value);
});
