import { randomBytes } from "node:crypto";
import { expect, test } from "@playwright/test";
import {
  alpacaKey,
  alpacaPosition,
  flexDocument,
  flexError,
  flexPart,
  flexQuery,
  flexToken,
  json,
  startBrokerServers,
  usualStatement,
  xml,
} from "../features/brokers/protocols/broker-servers-contract.ts";
import { browsersToday } from "./browsers-today.ts";
import { openPhonePage } from "./phone-page.ts";
import { serverOfFile } from "./team-server.ts";

// Brokers whose protocols a server of this machine speaks. One server with one account for all of it.
let brokers: Awaited<ReturnType<typeof startBrokerServers>> | undefined;
function servers() {
  if (brokers === undefined) throw new Error("they start with the server of this file");
  return brokers;
}
const server = serverOfFile("editor", 93, async () => {
  brokers = await startBrokerServers();
  const { flex, alpaca, alpacaPaper } = brokers.addresses;
  const addresses = { IBKR_FLEX_ADDRESS: flex, ALPACA_ADDRESS: alpaca, ALPACA_PAPER_ADDRESS: alpacaPaper };
  return { ...addresses, APP_KEYS: `1:${randomBytes(32).toString("base64")}` };
});
test.afterAll(() => brokers?.close());

for (const scripts of browsersToday(0))
  test(`Interactive Brokers is connected on a phone ${scripts} scripts: refused, waited for, fetched, disconnected`, async ({
    browser,
  }) => {
    const { context, page, main, usable } = await openPhonePage(browser, { scripts, server });
    servers().answers({ statement: [xml(flexDocument(flexPart({ positions: null })))] });
    await page.goto("/portfolios");
    await main.getByRole("link", { name: "Conectar un bróker" }).click();
    await expect(main.getByText("Breakout by Day")).toBeVisible();
    await usable();
    const fill = async () => {
      await main.getByLabel("Token de Flex Web Service").fill(flexToken);
      await main.getByLabel("Número de la consulta").fill(flexQuery);
    };
    await fill();
    await main.getByLabel("Nombre de la cartera").fill(`Casa ${scripts}`);
    await main.getByRole("button", { name: "Conectar y traer" }).click();
    await expect(main.getByText("le falta la sección «Open Positions»", { exact: false })).toBeVisible();
    await usable();
    await expect(main.getByLabel("Nombre de la cartera")).toHaveValue(`Casa ${scripts}`);
    await expect(main.getByLabel("Token de Flex Web Service")).toHaveValue("");
    expect(await page.content()).not.toContain(flexToken);

    servers().answers({ statement: [flexError("1019", "Warn"), xml(usualStatement)] });
    await fill();
    // By the keyboard alone.
    await main.getByLabel("Número de la consulta").press("Enter");
    await expect(main.getByRole("heading", { level: 1, name: `Casa ${scripts}` })).toBeVisible();
    // Without scripts the page does not know the zone of its reader, and says which one it tells.
    const when = scripts === "with" ? /\d\d:\d\d\./ : /\d\d:\d\d\sUTC\./;
    const told = new RegExp(`Posiciones de Interactive Brokers,\\s\\d+\\s\\S+\\s\\d{4},\\s${when.source}`);
    await expect(main.getByRole("region", { name: "De dónde salen" })).toContainText(told, { useInnerText: true });
    await expect(main.getByText("Son las del cierre del 27 nov 2026", { exact: false })).toBeVisible();
    await main.getByText("Lo que dice el bróker y no se valora (2)").click();
    await expect(main.getByText("KO 18DEC26 60 C", { exact: false })).toBeVisible();
    await expect(main.getByRole("textbox", { name: "Posiciones" })).toHaveValue(/^KO\t120\t6060\tUSD\nSAN\.MC\t200\.5/);
    await usable();

    await main.getByRole("button", { name: "Valorar la cartera" }).click();
    await expect(main.getByText("Hemos valorado", { exact: false }).first()).toBeVisible();
    await expect(main.getByText("No es una acción. 1 fila", { exact: false })).toBeVisible();

    await page.goto("/portfolios");
    await usable();
    await main.getByRole("link", { name: `Casa ${scripts}` }).click();
    servers().answers({ send: [flexError("1012")] });
    await main.getByRole("button", { name: "Traer otra vez" }).click();
    await expect(main.getByText("El token de Interactive Brokers ha caducado", { exact: false })).toBeVisible();
    await expect(main.getByRole("textbox", { name: "Posiciones" })).toHaveValue(/^KO\t120/);
    servers().answers({});
    await main.getByRole("button", { name: "Traer otra vez" }).click();
    await expect(main.getByText("ha caducado", { exact: false })).toBeHidden();
    await main.getByText("Desconectar el bróker").click();
    await main.getByRole("button", { name: "Desconectar", exact: true }).click();
    await expect(main.getByText("De dónde salen")).toBeHidden();
    await expect(main.getByRole("textbox", { name: "Posiciones" })).toHaveValue(/^KO\t120/);
    await context.close();
  });

test("Alpaca is connected by the key of an account for practice, fractions of shares and all", async ({ browser }) => {
  const { context, page, main, usable } = await openPhonePage(browser, { scripts: "with", server });
  servers().answers({
    positions: [json([alpacaPosition({ symbol: "KO", qty: "0.25", cost_basis: "15" })])],
  });
  await page.goto("/portfolios/connect");
  await main.getByRole("link", { name: "Alpaca" }).click();
  await expect(main.getByText("también permite operar", { exact: false })).toBeVisible();
  await usable();
  const connect = async (secret: string) => {
    await main.getByLabel("Identificador de la clave").fill(alpacaKey.keyId);
    await main.getByLabel("Secreto de la clave").fill(secret);
    await main.getByRole("button", { name: "Conectar y traer" }).click();
  };
  await main.getByLabel("La clave es de la cuenta de prácticas").check();
  await connect("wrong".repeat(8));
  await expect(main.getByText("Alpaca no acepta esa clave", { exact: false })).toBeVisible();
  await expect(main.getByLabel("La clave es de la cuenta de prácticas")).toBeChecked();
  await connect(alpacaKey.secret);
  await expect(main.getByText("Posiciones de Alpaca (prácticas),", { exact: false })).toBeVisible();
  await expect(main.getByRole("textbox", { name: "Posiciones" })).toHaveValue("KO\t0.25\t15\tUSD");
  await usable();
  await context.close();
});
