"use client";

import { useEffect } from "react";
import { ErrorPage } from "@/components/shell/pages/error-page";
import "./globals.css";

/** Replaces the whole document if even the root layout fails, so it has to find the theme itself. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
	useEffect(() => {
		const chosen = localStorage.getItem("theme");
		const isDark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
		document.documentElement.classList.toggle("dark", isDark);
	}, []);
	return (
		<html lang="en">
			<body>
				<title>This page did not open</title>
				<main>
					<ErrorPage retry={retry} />
				</main>
			</body>
		</html>
	);
}
