"use client";

import { useMutation } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { Privacy } from "@/lib/domain/account/privacy";

/**
 * Stores whether the person's words stay on this server.
 * @throws ApiError
 */
export function useChoosePrivacy() {
	return useMutation({
		mutationFn: (keepHere: boolean) => apiRequest<Privacy>("PUT", "/api/privacy", { body: { keepHere } }),
	});
}
