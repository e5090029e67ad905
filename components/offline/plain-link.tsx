import type { ComponentProps } from "react";

/** Stands in for the link of Next where Next is not: without a network every page is loaded as a whole. */
export default function PlainLink({ prefetch: _, ...props }: ComponentProps<"a"> & { prefetch?: boolean }) {
	return <a {...props} />;
}
