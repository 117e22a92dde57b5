import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { root } from "./workspace.mjs";

const app = join(root, "app");
process.chdir(app);
const vite = await createVite({ root: app, server: { middlewareMode: true }, appType: "custom" });
const load = (path) => vite.ssrLoadModule(path);

const { readConfig } = await load("/config/config.server.ts");
const { createLog } = await load("/http/request-log.ts");
const { compose } = await load("/wiring/composition.server.ts");
const { createListener } = await load("/http/listener.ts");
const { takeSettingsFile } = await load("/config/settings-file.server.ts");
const { faults } = takeSettingsFile(process.env);
if (faults.length > 0) throw new Error(faults.join("\n"));
const config = readConfig(process.env);
const log = createLog(config.logLevel, { secrets: config.secrets });
// Opened once: the database and the data outlive changes of code; a change of composition needs a restart.
const composed = await compose(config, log);

async function answer(request, response) {
  try {
    const [{ createApp }, { pageHandler, pagePathsOf }, build] = await Promise.all([
      load("/http/app.ts"),
      load("/http/page-handler.ts"),
      load("virtual:react-router/server-build"),
    ]);
    const pages = pageHandler(build, {
      product: composed.product,
      mode: "development",
      publicOrigin: config.publicOrigin,
    });
    const { product, isDatabaseAnswering } = composed;
    const { publicOrigin, trustedProxies } = config;
    const settings = { publicOrigin, trustedProxies, pagePaths: pagePathsOf(build), isDevelopment: true };
    const served = createApp({ product, isDatabaseAnswering, pages, files: null, log, ...settings });
    await getRequestListener(served.fetch)(request, response);
  } catch (error) {
    vite.ssrFixStacktrace(error);
    console.error(error);
    response.statusCode = 500;
    response.end(String(error.stack));
  }
}

const { server } = createListener({
  handle: (request, response) => vite.middlewares(request, response, () => answer(request, response)),
  guard: { publicOrigin: config.publicOrigin, host: config.host },
  onRefusal: ({ failure }) => log.info({ code: failure.code }),
});
server.listen(config.port, config.host, () =>
  console.log(`\n  Valora (development): http://${config.host}:${config.port}\n`),
);

const stop = async () => {
  server.close();
  await vite.close();
  await composed.close();
  process.exit(0);
};
for (const signal of ["SIGTERM", "SIGINT"]) {
  // The build tool's own listener ends the process at once, with the database open.
  process.removeAllListeners(signal);
  process.once(signal, stop);
}
process.once("disconnect", stop);
