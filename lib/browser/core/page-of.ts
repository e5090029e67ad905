import { PERSON_HEADER } from "@/lib/domain/core/person-header";

let person: number | null = null;

/** Sets whose pages this tab shows; null if nobody's. */
export function pagesAreOf(userId: number | null): void {
	person = userId;
}

/** Returns the header for requests that only concern the person whose page makes them. */
export const pageOf = (): Record<string, string> => (person === null ? {} : { [PERSON_HEADER]: String(person) });
