import { type NextRequest, NextResponse } from "next/server";
import { sessionOptions, unsealSessionId } from "@/lib/server/core/sessions/session-seal";

/** Pages that are the same for everybody. */
const openPaths = ["/welcome", "/reset-password", "/help-now", "/safety", "/privacy", "/licenses", "/erased"];
/**
 * Files, such as icons and what browsers request at fixed addresses. None of the app's pages has a dot in its address.
 */
const FILE = /^\/[\w-]+\.\w+$/;

function contentSecurityPolicy(nonce: string): string {
	const isDevelopment = process.env.NODE_ENV === "development";
	return [
		"default-src 'self'",
		// Hot reload evaluates strings; the built app never does.
		`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
		// Positioning libraries write style attributes. Styles cannot leak words, because nothing may be fetched from
		// elsewhere.
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob:",
		"media-src 'self' blob:",
		"font-src 'self'",
		"connect-src 'self'",
		"worker-src 'self' blob:",
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}

/**
 * Decides which page a request gets, but protects nothing: the signed-in layout and every API handler check the session
 * themselves. Without a sealed session, the welcome screen is shown at the requested address, so that signing in leads
 * to where the person wanted to go.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
	const nonce = btoa(crypto.randomUUID());
	const policy = contentSecurityPolicy(nonce);
	const headers = new Headers(request.headers);
	headers.set("x-nonce", nonce);
	headers.set("content-security-policy", policy);

	const { pathname } = request.nextUrl;
	const isOpen = openPaths.includes(pathname) || FILE.test(pathname);
	const { cookieName } = sessionOptions();
	const sealed = request.cookies.get(cookieName)?.value;
	const isSignedIn = (await unsealSessionId(sealed)) !== null;
	const response =
		isOpen || isSignedIn
			? NextResponse.next({ request: { headers } })
			: NextResponse.rewrite(new URL("/welcome", request.url), { request: { headers } });
	response.headers.set("content-security-policy", policy);
	// The cookie is not ours, or too old; the browser would send it with every request.
	if (sealed !== undefined && !isSignedIn)
		response.cookies.set(cookieName, "", { ...sessionOptions().cookieOptions, maxAge: 0 });
	return response;
}

export const config = {
	runtime: "nodejs",
	// Excludes the API, whose handlers check for themselves, and the files of the build, which include everything for
	// offline use.
	matcher: ["/((?!api/|_next/static/|offline/|sw\\.js$).*)"],
};
