import { Card } from "@/components/ui/card";
import { APP_NAME } from "@/lib/domain/core/brand";
import packages from "@/lib/domain/licenses/packages.json";

const linkClass = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";

/** Credits the software that the app is made of, with its licenses. Needs no session and no scripts. */
export function LicensesPage() {
	return (
		<div className="lamplight min-h-dvh">
			<nav aria-label="Page" className="mx-auto flex max-w-2xl justify-between gap-4 px-4 py-2 sm:px-6">
				<a href="/privacy" className={linkClass}>
					Back
				</a>
				<a href="/help-now" className={linkClass}>
					Help now
				</a>
			</nav>
			<main className="mx-auto grid max-w-2xl gap-6 px-4 pb-16 pt-6 sm:px-6 sm:pt-10">
				<header>
					<h1 className="text-3xl">What {APP_NAME} is made of</h1>
					<p className="mt-2 text-ink-soft">
						The app itself is under the MIT license. It stands on the work of many others, who let everybody use it on
						these terms.
					</p>
					<p className="mt-1">
						<a href="/licenses.txt" className={linkClass}>
							Every notice in full
						</a>
					</p>
				</header>
				{packages.map(({ license, names }) => (
					<Card key={license} className="grid gap-3">
						<h2 className="text-xl">{license}</h2>
						<p className="text-sm leading-relaxed wrap-anywhere">{names}</p>
					</Card>
				))}
			</main>
		</div>
	);
}
