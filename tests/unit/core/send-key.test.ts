import { webcrypto } from "node:crypto";
import { newSendKey } from "@/lib/browser/core/send-key";

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("keys are uuids, also where the page is not served over https", () => {
	const crypto = webcrypto as Crypto;
	const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) };
	expect(newSendKey(crypto)).toMatch(uuid4);
	const keys = Array.from({ length: 200 }, () => newSendKey(insecure));
	for (const key of keys) expect(key).toMatch(uuid4);
	expect(new Set(keys).size).toBe(keys.length);
});
