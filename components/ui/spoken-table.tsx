import type { ReactNode } from "react";
import { cn } from "./cn";

interface SpokenTableProps {
	caption: string;
	columns: readonly string[];
	/** Each with its key; the first cell names the row. */
	rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
	className?: string;
}

/** Tells screen readers what a drawing shows, as a table. */
export function SpokenTable({ caption, columns, rows, className }: SpokenTableProps) {
	return (
		<div className={cn("sr-only", className)}>
			<table>
				<caption>{caption}</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(([key, name, ...cells]) => (
						<tr key={key}>
							<th scope="row">{name}</th>
							{cells.map((cell, i) => (
								<td key={columns[i + 1]}>{cell}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
