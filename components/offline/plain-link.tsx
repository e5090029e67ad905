import type { ComponentProps } from "react";

/** Replaces Next's link outside of Next: without a network every page is loaded completely. */
export default function PlainLink({ prefetch: _, ...props }: ComponentProps<"a"> & { prefetch?: boolean }) {
	return <a {...props} />;
}
