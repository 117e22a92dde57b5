import { serveProduct } from "./bench-served-product.ts";
const p = await serveProduct({ PLAN_LIMITS: process.env.PL ?? "off", ...(process.env.OPTS && {NODE_OPTIONS: process.env.OPTS}) });
console.log(p.site);
process.on("SIGINT", async () => { await p.stop(); process.exit(0); });
process.on("SIGTERM", async () => { await p.stop(); process.exit(0); });
setInterval(()=>{}, 1000);
