/**
 * The second baseline: Node's own HTTP server and `pg`, without Next, Prisma, sessions or encryption. It gets the
 * statements that a route of the app has sent, and answers each request with their rows.
 */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
let statements = [];

const server = createServer(async (request, response) => {
	if (request.method === "POST") {
		statements = JSON.parse(await text(request));
		response.end("null");
		return;
	}
	const all = [];
	for (const { text: sql, values, rowMode } of statements) {
		const { rows } = await pool.query({ text: sql, values, rowMode });
		all.push(rows);
	}
	const body = JSON.stringify(all);
	response.setHeader("content-type", "application/json");
	response.end(body);
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address().port));
process.on("disconnect", () => process.exit(0));
