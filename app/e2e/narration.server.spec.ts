import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { inBrowsersToday } from "./browsers-today.ts";
import { copyValuedDatabaseTo } from "./valued-database.ts";

// A Valora of its own with a language model of its own: a small server on this machine that speaks the same protocol.
const startScript = join(dirname(fileURLToPath(import.meta.url)), "../../scripts/start.mjs");
const applicationPort = Number(process.env.E2E_PORT ?? 4177) + 16;
const modelPort = applicationPort + 1;
const origin = `http://127.0.0.1:${applicationPort}`;

type Fact = { fact: string; text: string };
const filling = {
  Spanish: "Los métodos no dicen lo mismo porque cada uno mira otra cosa, y ninguno de ellos lo sabe todo.",
  English: "The methods do not say the same because each looks at something else, and none of them knows it all.",
  Italian: "I metodi non dicono la stessa cosa perché ciascuno guarda altrove, e nessuno di essi sa tutto.",
};

/** Says something true of KO, invents a figure for PEP, and is out of breath for anybody else. */
function answerTo(system: string, facts: readonly Fact[]): string | null {
  const language =
    (["Spanish", "English", "Italian"] as const).find((name) => system.includes(` ${name} `)) ?? "Spanish";
  const of = (name: string) => facts.find(({ fact }) => fact === name)?.text ?? "";
  if (of("symbol") === "KO") return `${of("company")}: ${of("price of the share")}. ${filling[language]}`;
  return of("symbol") === "PEP" ? `${of("company")}: 123,45 USD. ${filling[language]}` : null;
}

function languageModel(): Server {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      const [system, user] = JSON.parse(body).messages;
      const content = answerTo(system.content, JSON.parse(user.content));
      if (content === null) return response.writeHead(429).end("{}");
      const choice = { message: { role: "assistant", content }, finish_reason: "stop" };
      return response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ choices: [choice] }));
    });
  });
  return server.listen(modelPort, "127.0.0.1");
}

let model: Server;
let application: ChildProcess;
let folder = "";

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "valora-narration-"));
  await copyValuedDatabaseTo(folder);
  model = languageModel();
  application = spawn(process.execPath, [startScript], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(applicationPort),
      LOG_LEVEL: "error",
      RENDER_WORKERS: "0",
      WARM_UP: "off",
      NARRATION_ADDRESS: `http://127.0.0.1:${modelPort}/v1`,
      NARRATION_MODEL: "small-model",
    },
    stdio: "ignore",
  });
  const health = () =>
    fetch(`${origin}/healthz`).then(
      ({ status }) => status,
      () => null,
    );
  await expect.poll(health, { timeout: 120_000 }).toBe(200);
});
test.afterAll(async () => {
  application.kill("SIGTERM");
  await new Promise((ended) => application.once("exit", ended));
  model.closeAllConnections();
  model.close();
  rmSync(folder, { recursive: true, force: true });
});

const panel = (page: Page) => page.locator("#narration");

inBrowsersToday(1, () => {
  for (const [language, write, badge, price] of [
    ["es", "Redactar la tesis", "Redactado por un modelo; cifras comprobadas", /\d+,\d\d USD\./],
    ["en", "Draft the thesis", "Drafted by a model; figures checked", /\d+\.\d\d USD\./],
    ["it", "Redigi la tesi", "Redatto da un modello; cifre controllate", /\d+,\d\d USD\./],
  ] as const) {
    test(`a thesis is drafted by a press, in ${language}, and marked as a model's words`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(`${origin}/analysis/KO?lang=${language}`);
      await panel(page).getByRole("button", { name: write }).click();
      await expect(panel(page)).toContainText(badge);
      await expect(panel(page)).toContainText(price);
      await expect(panel(page)).toContainText(
        filling[language === "es" ? "Spanish" : language === "en" ? "English" : "Italian"],
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }

  test("a draft with a figure of its own is not shown; what was found is", async ({ page }) => {
    await page.goto(`${origin}/analysis/PEP`);
    await panel(page).getByRole("button", { name: "Redactar la tesis" }).click();
    await expect(panel(page)).toContainText("El texto no ha pasado la comprobación y no se muestra");
    await expect(panel(page)).toContainText("«123,45 USD»: esa cifra no está entre los datos");
    await expect(panel(page)).not.toContainText(filling.Spanish);
  });

  test("a model that takes no more requests is said so, and the page stays", async ({ page }) => {
    await page.goto(`${origin}/analysis/MSFT`);
    await panel(page).getByRole("button", { name: "Redactar la tesis" }).click();
    await expect(panel(page).getByRole("alert")).toHaveText(/ha llegado a su límite de redacciones/);
    await expect(page.locator(".cards article")).toHaveCount(7);
  });

  test("offers no draft where no model is set up", async ({ page }) => {
    await page.goto("/analysis/KO");
    await expect(page.locator(".cards article").first()).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });
});

// Without scripts another assumption is another page.
test("the draft goes when the assumptions are others", async ({ page }) => {
  await page.goto(`${origin}/analysis/KO`);
  await panel(page).getByRole("button", { name: "Redactar la tesis" }).click();
  await expect(panel(page)).toContainText("Redactado por un modelo");
  await page.getByLabel("WACC en porcentaje").first().fill("7,1");
  await expect(panel(page)).toContainText("Has cambiado los supuestos");
  await expect(panel(page)).not.toContainText("Redactado por un modelo");
});
