import { BACKUPS_KEPT } from "@/lib/domain/core/backups";

/** How many of the kept backups are simply the newest; each of the others is the last of an earlier day. */
const NEWEST_KEPT = 3;

const NAME = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.(tar|rows|dump)\.gz(\.enc)?$/;

/**
 * Returns the file name of a backup made at `time`: the UTC time, without colons, which some file systems do not allow.
 */
export function backupName(time: Date, kind: "tar" | "rows" | "dump" = "tar", isEncrypted = false): string {
	return `${time.toISOString().replace(/[:.]/g, "-")}.${kind}.gz${isEncrypted ? ".enc" : ""}`;
}

/** Returns when a backup was made, judging by its file name; undefined if it is not a backup. */
export function backupTime(name: string): Date | undefined {
	const [, written] = NAME.exec(name) ?? [];
	if (!written) return undefined;
	const [day, time] = written.split("T") as [string, string];
	const [hours, minutes, seconds, milliseconds] = time.slice(0, -1).split("-");
	return new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
}

/**
 * Returns the backups to delete. Restarting ten times in an hour must not push out last week's backups, so the newest
 * three are kept, and then the last of each earlier day, seven in all.
 */
export function expiredBackups(names: string[]): string[] {
	const newestFirst = names
		.filter((name) => NAME.test(name))
		.sort()
		.reverse();
	const days = new Set<string>();
	let kept = 0;
	return newestFirst.filter((name, index) => {
		const day = name.slice(0, 10);
		const keep = kept < BACKUPS_KEPT && (index < NEWEST_KEPT || !days.has(day));
		days.add(day);
		if (keep) kept++;
		return !keep;
	});
}

/**
 * Returns the backups that are older than they are to be kept.
 * @param days How many days they are to be kept.
 */
export function outdatedBackups(names: string[], now: Date, days: number): string[] {
	const DAY_MS = 24 * 60 * 60 * 1000;
	return names.filter((name) => {
		const time = backupTime(name);
		return time !== undefined && now.getTime() - time.getTime() > days * DAY_MS;
	});
}
