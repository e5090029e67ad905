import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "@/lib/server/core/env";
import { parseObjectStoreUrl } from "@/lib/server/core/objects/address";

it.each([
	[
		"https://AKIA:se%2Fcr%2Bet@s3.eu-central-1.amazonaws.com/diary?region=eu-central-1",
		["https://s3.eu-central-1.amazonaws.com", "eu-central-1", "diary", "", "AKIA", "se/cr+et"],
	],
	["http://key:secret@127.0.0.1:9000/media/", ["http://127.0.0.1:9000", "us-east-1", "media", "", "key", "secret"]],
	[
		"https://key:secret@store.example/media/home/app",
		["https://store.example", "us-east-1", "media", "home/app/", "key", "secret"],
	],
])("reads %s", (text, [endpoint, region, bucket, prefix, accessKeyId, secretAccessKey]) => {
	expect(parseObjectStoreUrl(text)).toEqual({ endpoint, region, bucket, prefix, accessKeyId, secretAccessKey });
});

const settings = {
	DATABASE_URL: "postgresql://x",
	SESSION_SECRET: "s".repeat(32),
	DATA_ENCRYPTION_KEY: "A".repeat(43),
};

it.each([
	["s3://media", "is not an address"],
	["not an address", "is not an address"],
	["https://s3.example.com/media", "has no key and secret"],
	["https://canary@s3.example.com/media", "has no key and secret"],
	["https://key:canary%zz@s3.example.com/media", "has no key and secret"],
	["https://key:canary@s3.example.com/", "names no bucket"],
	["https://key:canary@s3.example.com/media?acl=public", "has something other than region"],
])("refuses %s without saying any part of it", (OBJECT_STORE_URL, sentence) => {
	const parse = () => parseEnv({ ...settings, OBJECT_STORE_URL });
	expect(parse).toThrow(`The setting OBJECT_STORE_URL ${sentence}`);
	expect(parse).not.toThrow("canary");
});

it("the library of the store is loaded by one file, and only when it is asked for something", () => {
	const files = ["app", "components", "lib", "prisma"].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((file) => /\.(tsx?|mjs)$/.test(file))
			.map((file) => path.join(folder, file)),
	);
	const naming = files.filter((file) => readFileSync(file, "utf8").includes("@aws-sdk"));
	expect(naming).toEqual(["lib/server/core/objects/short-answers.ts", "lib/server/core/objects/store.ts"]);
	for (const file of naming) expect(readFileSync(file, "utf8")).not.toMatch(/^import (?!type ).*@aws-sdk/m);
});
