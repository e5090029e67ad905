import { FakeStorage } from "@/tests/setup/fake-storage";

it("knows whether another page of its tab has written or removed something since", () => {
	const shelf = new FakeStorage();
	const [page, newer, other] = ["a", "a", "b"].map((tab) => shelf.ofTab(tab));
	page?.write("journal", { text: "Old" }, 1);
	other?.write("journal", { text: "Of another tab" }, 2);
	expect(page?.isOutdated).toBe(false);
	newer?.write("journal", { text: "Newer" }, 3);
	expect(page?.isOutdated).toBe(true);
	page?.write("journal", { text: "Newer still" }, 4);
	expect(page?.isOutdated).toBe(false);
	newer?.remove("journal:a");
	expect(page?.isOutdated).toBe(true);
});

it("is not outdated by what the browser refuses to store", () => {
	const shelf = new FakeStorage();
	shelf.isForbidden = true;
	const page = shelf.ofTab("a");
	page.write("journal", { text: "In memory" }, 1);
	expect(page.isOutdated).toBe(false);
});
