import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    include: ["packages/*/{src,scripts,training}/**/*.test.ts", "app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    exclude: ["**/node_modules/**", "app/e2e/**"],
    // A busy machine is slow, not wrong.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    setupFiles: ["./scripts/test-setup.ts"],
  },
});
