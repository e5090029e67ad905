"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { Spinner } from "@/components/ui/feedback/spinner";
import { toast } from "@/components/ui/feedback/toast";
import { toastError } from "@/components/ui/feedback/toast-error";
import { LocalDay } from "@/components/ui/local-day";
import { userKey } from "@/lib/browser/account/client";
import { useEndPlaces, usePlaces } from "@/lib/browser/account/security";
import type { SignedInPlace } from "@/lib/domain/account/sessions";

/** Lists where the person is signed in, each with a button that ends the session. */
export function PlacesCard() {
	const { data: places, isError } = usePlaces();
	const end = useEndPlaces();
	const queryClient = useQueryClient();
	const others = places?.filter(({ isCurrent }) => !isCurrent) ?? [];

	function endOne(id: string | "others", isCurrent = false) {
		end.mutate(id, {
			onSuccess: () => {
				if (isCurrent) return queryClient.invalidateQueries({ queryKey: userKey });
				toast({
					title: "Logged out",
					description: id === "others" ? "Only this browser is left." : "That browser is logged out.",
				});
			},
			onError: (error) => toastError("Not logged out", error, "That did not work. Please try again."),
		});
	}

	return (
		<Card aria-labelledby="places-card">
			<CardTitle id="places-card">Where you are logged in</CardTitle>
			<CardText>If one of these is not you, log it out and change your password.</CardText>
			{isError && (
				<p role="alert" className="mt-4">
					This cannot be reached right now. Please try again in a moment.
				</p>
			)}
			{!places && !isError && <Spinner label="Loading" className="mt-4 size-6 text-accent" />}
			{places && (
				<ul className="mt-4 grid divide-y divide-rule">
					{places.map((place) => (
						<Place
							key={place.id}
							place={place}
							pending={end.isPending && end.variables === place.id}
							onEnd={() => endOne(place.id, place.isCurrent)}
						/>
					))}
				</ul>
			)}
			{others.length > 1 && (
				<Button
					variant="outline"
					className="mt-4"
					pending={end.isPending && end.variables === "others"}
					onClick={() => endOne("others")}
				>
					Log out everywhere else
				</Button>
			)}
		</Card>
	);
}

function Place({ place, pending, onEnd }: { place: SignedInPlace; pending: boolean; onEnd: () => void }) {
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
			<div className="min-w-0">
				<p className="font-medium wrap-anywhere">
					{place.browser}
					{place.isCurrent && <span className="font-normal text-ink-soft"> · this one</span>}
				</p>
				<p className="text-sm text-ink-soft">
					<span className="whitespace-nowrap">
						Since <LocalDay iso={place.createdAt} />,
					</span>{" "}
					<span className="whitespace-nowrap">
						last seen <LocalDay iso={place.lastSeenAt} />
					</span>
				</p>
			</div>
			<Button variant="link" size="inline" pending={pending} onClick={onEnd}>
				Log out<span className="sr-only"> of {place.browser}</span>
			</Button>
		</li>
	);
}
