import { overwriteTraces } from "@/lib/server/account/traces";
import { signUp } from "@/tests/setup/api";
import { afterLongQuiet, erase, fileOf, noted, onEmbedded, restart } from "./traces";

onEmbedded();

it("erasing is answered before the tables are rewritten, which is recorded and done afterwards, even by another process", async () => {
	const somebody = await signUp();
	const vacuumed = () => fileOf("journal_entries");
	const before = await vacuumed();
	const erased = await erase(somebody);
	expect(erased.status).toBe(200);
	expect([await noted(), await vacuumed()]).toEqual([true, before]);
	restart();
	// Other tests may have left much in the same database.
	afterLongQuiet();
	expect(await overwriteTraces()).toBe(true);
	expect(await vacuumed()).not.toBe(before);
	expect([await noted(), await overwriteTraces()]).toEqual([false, false]);
});

it("what is erased meanwhile stays recorded, and is rewritten an hour later at the earliest", async () => {
	const [one, other] = [await signUp(), await signUp()];
	await erase(one);
	const done = overwriteTraces();
	await erase(other);
	await done;
	expect([await noted(), await overwriteTraces()]).toEqual([true, false]);
	restart();
	afterLongQuiet();
	expect([await overwriteTraces(), await noted()]).toEqual([true, false]);
});
