import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
  environments: { ssr: { build: { rolldownOptions: { input: "./server.ts" } } } },
  ssr: {
    external: ["@electric-sql/pglite", "pg", "kysely", "pino"],
    noExternal: [/^@valora\//],
    resolve: { conditions: ["source", "module", "node", "development|production"], externalConditions: ["node"] },
  },
});
