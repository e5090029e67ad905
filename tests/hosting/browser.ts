/** A client of a running app, which keeps cookies as a browser does. */
export class Visitor {
	readonly #cookies = new Map<string, string>();

	constructor(
		readonly origin: string,
		private readonly fetcher: typeof fetch = fetch,
	) {}

	async ask(method: string, address: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
		const response = await this.fetcher(this.origin + address, {
			method,
			headers: {
				...(body !== undefined && { "content-type": "application/json" }),
				origin: this.origin,
				cookie: [...this.#cookies].map((pair) => pair.join("=")).join("; "),
				...headers,
			},
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
		for (const cookie of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			if (value === "") this.#cookies.delete(name);
			else this.#cookies.set(name, value);
		}
		return response;
	}

	/** Creates an account and signs in. */
	async signUp(username: string): Promise<void> {
		const person = { username, password: "a quiet password", email: `${username}@example.com`, firstName: "Ann" };
		const response = await this.ask("POST", "/api/register", person);
		if (!response.ok) throw new Error(`Registration answered ${response.status}: ${await response.text()}`);
	}
}
