"use client";

type ListenButtonProps = {
	loveScriptId: string;
	/** What the lock screen shows. */
	title: string;
};

/** Listen or pause: the day narrative of a love script, read aloud. */
export function ListenButton(_props: ListenButtonProps) {
	return null;
}
