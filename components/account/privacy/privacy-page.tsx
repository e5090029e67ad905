import { Queries } from "@/components/account/session/queries";
import { Card } from "@/components/ui/card";
import { mustChoose, type Privacy, type Receiver } from "@/lib/domain/account/privacy";
import { privacyTexts as texts } from "@/lib/domain/account/privacy-texts";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { fill } from "@/lib/domain/core/fill";
import { MEMORY } from "@/lib/domain/memory/paths";
import { KeepHere } from "./keep-here";

const linkClass = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";

/** Explains in plain words what is sent where. A signed-in person can choose here. */
export function PrivacyPage({ privacy, isSignedIn }: { privacy: Privacy; isSignedIn: boolean }) {
	const { receivers, configured, pagesBy, storage, backupDays } = privacy;
	return (
		<div className="lamplight min-h-dvh">
			<nav aria-label="Page" className="mx-auto flex max-w-2xl justify-between gap-4 px-4 py-2 sm:px-6">
				<a href={isSignedIn ? "/profile" : "/"} className={linkClass}>
					Back
				</a>
				<a href="/help-now" className={linkClass}>
					Help now
				</a>
			</nav>
			<main className="mx-auto grid max-w-2xl gap-6 px-4 pb-16 pt-6 sm:px-6 sm:pt-10">
				<header>
					<h1 className="text-3xl">{texts.title}</h1>
					<p className="mt-2 text-ink-soft">{texts.lead}</p>
				</header>
				<Card className="grid gap-4">
					<h2 className="text-xl">{texts.receivers}</h2>
					{receivers.map((receiver) => (
						<div key={receiver.what}>
							<h3 className="font-medium">{texts.streams[receiver.what].title}</h3>
							<p className="mt-1 wrap-anywhere">{sentenceOf(receiver)}</p>
							{receiver.what === "text" && pagesBy !== null && (
								<p className="mt-1 wrap-anywhere">{fill(texts.pagesBy, { name: pagesBy })}</p>
							)}
						</div>
					))}
					{isSignedIn && (
						<Queries>
							<KeepHere
								keepHere={privacy.keepHere}
								isUnchosen={mustChoose(privacy)}
								canChoose={configured.some(({ host }) => host !== null)}
							/>
						</Queries>
					)}
				</Card>
				<Part title={texts.storage}>
					<p>{storage.kind === "postgres" ? fill(texts.postgres, { host: storage.host ?? "" }) : texts.dataFolder}</p>
					<p>{texts.device}</p>
					<p>{texts.pictures}</p>
				</Part>
				<Part title={texts.readers}>
					<ul className="grid list-disc gap-1.5 pl-5">
						{texts.readersLines.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</Part>
				<Part title={texts.reminders}>
					<p>{texts.remindersText}</p>
				</Part>
				<Part title={texts.known}>
					<p>{texts.knownText}</p>
					{isSignedIn && (
						<p>
							<a href={MEMORY} className={linkClass}>
								{fill(texts.knownLink, { coach: COACH_NAME })}
							</a>
						</p>
					)}
				</Part>
				<Part title={texts.backups}>
					<p>{backupDays === null ? texts.backupsUnknown : fill(texts.backupsDays, { days: String(backupDays) })}</p>
				</Part>
				<p>
					<a href="/licenses" className={linkClass}>
						{texts.licenses}
					</a>
				</p>
			</main>
		</div>
	);
}

function sentenceOf({ what, name, host, place }: Receiver): string {
	const { sent, here } = texts.streams[what];
	if (name === null) return texts.noDictation;
	if (host === null) return here;
	return fill(place === "elsewhere" ? texts.elsewhere : texts.onThisMachine, { sent, host, name });
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
	return (
		<Card className="grid gap-3">
			<h2 className="text-xl">{title}</h2>
			{children}
		</Card>
	);
}
