import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/prisma/client/client";
import { encrypting } from "./extension";
import type { Keyring } from "./keyring";

/** Creates a separate client for a script or a test, which encrypts and decrypts as the app does. */
export function clientOf(connectionString: string, keyring: Keyring, max = 2): PrismaClient {
	return encrypting(new PrismaClient({ adapter: new PrismaPg({ connectionString, max }) }), keyring);
}
