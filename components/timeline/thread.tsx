const ink = "var(--illustration-ink)";
const accent = "var(--illustration-accent)";
const soft = "var(--illustration-soft)";
const paper = "var(--illustration-paper)";

/** A drawing of a thread with three beads that leads towards a light, for an empty timeline. Decorative. */
export function Thread({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 320 132" className={className} fill="none" aria-hidden="true" focusable="false">
			<circle cx="268" cy="40" r="34" fill={soft} />
			<path
				d="M4 104C30 126 52 118 70 92S112 48 140 62s22 44 54 42 38-62 74-64"
				stroke={ink}
				strokeWidth="2.4"
				strokeLinecap="round"
			/>
			<path d="M296 34c8-2 14-3 20-8" stroke={ink} strokeWidth="2.4" strokeLinecap="round" strokeDasharray="1 7" />
			<circle cx="70" cy="92" r="11" fill={paper} stroke={ink} strokeWidth="2.4" />
			<circle cx="140" cy="62" r="8" fill={soft} stroke={ink} strokeWidth="2.4" />
			<circle cx="194" cy="104" r="13" fill={paper} stroke={ink} strokeWidth="2.4" />
			<circle cx="194" cy="104" r="4.5" fill={accent} />
			<circle cx="70" cy="92" r="4" fill={soft} />
			<circle cx="268" cy="40" r="10" fill={accent} stroke={paper} strokeWidth="3" />
		</svg>
	);
}
