import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

interface Mail {
	to: string[];
	text: string;
}

/** A mail server that keeps the mails it receives and lets tests wait for them. */
export class Post {
	readonly mails: Mail[] = [];
	private waiting: (() => void)[] = [];
	private readonly server = new SMTPServer({
		disabledCommands: ["AUTH", "STARTTLS"],
		onData: (stream, { envelope }, done) => {
			let text = "";
			stream.on("data", (chunk) => {
				text += chunk;
			});
			stream.on("end", () => {
				this.mails.push({ to: envelope.rcptTo.map(({ address }) => address), text });
				for (const wake of this.waiting.splice(0)) wake();
				done();
			});
		},
	});

	/** Starts the server. @returns The value for SMTP_URL. */
	async open(): Promise<string> {
		await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", () => resolve()));
		const { port } = this.server.server.address() as AddressInfo;
		return `smtp://127.0.0.1:${port}`;
	}

	close(): Promise<void> {
		return new Promise((resolve) => this.server.close(() => resolve()));
	}

	/** Resolves with the mails to an address, once there are more than `known`. */
	async to(address: string, known = 0): Promise<Mail[]> {
		for (;;) {
			const found = this.mails.filter(({ to }) => to.includes(address));
			if (found.length > known) return found;
			await new Promise<void>((resolve) => this.waiting.push(resolve));
		}
	}
}

/** Returns the token in a mail's link. Quoted-printable wraps long lines, so these are joined first. */
export const tokenIn = ({ text }: Mail): string | undefined =>
	/#token=(\d+\.[\w-]{43})/.exec(text.replaceAll("=\r\n", "").replaceAll("=3D", "="))?.[1];
