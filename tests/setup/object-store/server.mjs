// An S3-compatible server in a process of its own, with one empty bucket. Takes PORT and FOLDER, and checks signatures.
import S3rver from "@20minutes/s3rver";

const BUCKET = "media";
const [port, directory] = process.argv.slice(2);
const configureBuckets = [{ name: BUCKET, configs: [] }];
const server = new S3rver({ port: Number(port), address: "127.0.0.1", silent: true, directory, configureBuckets });
// For a list request, the server drops the slash after the bucket's name that the client has signed, and so rejects the
// signature.
server.middleware.unshift(
	(/** @type {{ path: string, app: object }} */ ctx, /** @type {() => Promise<void>} */ next) => {
		if (ctx.path === `/${BUCKET}/`) ctx.app = Object.create(ctx.app, { allowMismatchedSignatures: { value: true } });
		return next();
	},
);
await server.run();
console.log("ready");
