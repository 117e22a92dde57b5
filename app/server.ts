import cluster from "node:cluster";
import { workersWanted } from "./config/workers-wanted.ts";

// `node build/server/index.js`: the production server, or, with several workers, the process that supervises them.
const wanted = cluster.isPrimary ? workersWanted(process.env) : 1;
if (wanted > 1) (await import("./workers/supervise.ts")).supervise(wanted);
else await import("./start-server.ts");
