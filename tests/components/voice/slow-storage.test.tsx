import { waitFor } from "@testing-library/react";
import { hears, open, record } from "./record";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));

const mockStorage = { isSlow: false };
jest.mock("idb-keyval", () => ({
	createStore: () => {},
	set: async () => {},
	get: async () => undefined,
	del: () => (mockStorage.isSlow ? new Promise(() => {}) : Promise.resolve()),
}));

test("dictated words do not wait until the browser has removed their recording", async () => {
	mockStorage.isSlow = true;
	const { pointer, onText } = open(hears("It rained."));
	await record(pointer);
	try {
		await waitFor(() => expect(onText).toHaveBeenCalledWith("It rained."));
	} finally {
		mockStorage.isSlow = false;
	}
});
