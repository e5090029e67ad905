import "server-only";
import { Resolver } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { AppError } from "@/lib/domain/core/errors";
import { isUnderTest } from "@/lib/server/core/env";

/*
 * The URL of a push service comes from the browser. A server that sends to any URL could be made to reach machines in
 * its own network. So the URL has to be https, and its host has to resolve to public addresses only; the connection
 * then goes to exactly the address that was checked, even if the name resolves differently a moment later.
 */

const notPublic = new BlockList();
for (const [network, prefix] of [
	...([
		["0.0.0.0", 8],
		["10.0.0.0", 8],
		["100.64.0.0", 10],
		["127.0.0.0", 8],
		["169.254.0.0", 16],
	] as const),
	...([
		["172.16.0.0", 12],
		["192.0.0.0", 24],
		["192.0.2.0", 24],
		["192.88.99.0", 24],
		["192.168.0.0", 16],
	] as const),
	...([
		["198.18.0.0", 15],
		["198.51.100.0", 24],
		["203.0.113.0", 24],
		["224.0.0.0", 4],
		["240.0.0.0", 4],
	] as const),
] as const) {
	notPublic.addSubnet(network, prefix, "ipv4");
}
// Addresses that embed an IPv4 address, and those reserved for documentation.
for (const [network, prefix] of [
	["2001::", 23],
	["2001:db8::", 32],
	["2002::", 16],
	["3fff::", 20],
] as const) {
	notPublic.addSubnet(network, prefix, "ipv6");
}
/** Contains all public IPv6 addresses. */
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is public. */
export function isPublic(address: string): boolean {
	const version = isIP(address);
	if (version === 4) return !notPublic.check(address, "ipv4");
	return version === 6 && global6.check(address, "ipv6") && !notPublic.check(address, "ipv6");
}

const holder = globalThis as { innerscriptPushLoopback?: boolean };
/** Lets a test send to a push service of its own on this machine. Has no effect in a build. */
export const allowLoopback = (isAllowed: boolean): void => {
	holder.innerscriptPushLoopback = isUnderTest && isAllowed;
};
const isOwnOfTest = ({ protocol, hostname }: URL) =>
	isUnderTest && holder.innerscriptPushLoopback === true && protocol === "http:" && hostname === "127.0.0.1";

const refusal = () => new AppError("invalid", "That is no address of a push service.");

/**
 * Checks whether an endpoint may be stored.
 * @throws AppError if it may not.
 */
export function checkedEndpoint(endpoint: string): URL {
	const url = new URL(endpoint);
	if (isOwnOfTest(url)) return url;
	const isPlain = url.protocol === "https:" && url.username === "" && url.password === "" && url.port === "";
	const host = url.hostname.replace(/^\[|\]$|\.$/g, "");
	const isName = isIP(host) === 0;
	if (
		!isPlain ||
		(isName ? !/\.[a-z]/i.test(host) || /\.(?:local|internal|localhost)$/i.test(host) : !isPublic(host))
	) {
		throw refusal();
	}
	return url;
}

/** Where to connect to. */
export interface Target {
	url: URL;
	address: string;
	family: number;
}

type LookUp = (host: string) => Promise<{ address: string; family: number }[]>;

/** How long a name server may take, in milliseconds. */
const DNS_MS = 3_000;

/**
 * Looks a name up. Not by `dns.lookup`, which every other connection of this process waits for: two names whose server
 * never answers would keep it busy for ten seconds.
 * @param servers The name servers; by default the system's.
 */
export async function lookUpApart(host: string, servers?: readonly string[]): ReturnType<LookUp> {
	if (isIP(host) !== 0) return [{ address: host, family: isIP(host) }];
	const resolver = new Resolver({ timeout: DNS_MS, tries: 1 });
	if (servers) resolver.setServers(servers);
	const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
	if (four.status === "rejected" && six.status === "rejected") throw four.reason;
	const of = (found: typeof four, family: number) =>
		found.status === "fulfilled" ? found.value.map((address) => ({ address, family })) : [];
	return [...of(four, 4), ...of(six, 6)];
}

/**
 * Resolves an endpoint, just before something is sent there.
 * @throws AppError if any of its addresses is not public.
 */
export async function resolved(endpoint: string, lookUp: LookUp = lookUpApart): Promise<Target> {
	const url = checkedEndpoint(endpoint);
	const found = await lookUp(url.hostname.replace(/^\[|\]$/g, ""));
	const [first] = found;
	if (!first || (!isOwnOfTest(url) && !found.every(({ address }) => isPublic(address)))) throw refusal();
	return { url, ...first };
}
