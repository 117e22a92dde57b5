import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  ssr: true,
  // 3.4 kB for all routes at once: asked for link by link, each answer would draw the whole page anew while it is being hydrated.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
