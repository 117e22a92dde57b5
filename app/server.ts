import cluster from "node:cluster";
import { workersWanted } from "./config/workers-wanted.ts";

// `node build/server/index.js`: the production server, or, with several workers, the process that supervises them. With words behind
// it, other than `serve`, it is the command line, so that an installation without sources has it too.
const [command = "serve"] = process.argv.slice(2);
const isServer = command === "serve" || cluster.isWorker;
const wanted = cluster.isPrimary ? workersWanted(process.env) : 1;
if (!isServer) await import("./cli/main.ts");
else if (wanted > 1) (await import("./workers/supervise.ts")).supervise(wanted);
else await import("./start-server.ts");
