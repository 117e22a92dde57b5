import { setTimeout as pause } from "node:timers/promises";
import { startMailServer } from "../../app/e2e/mail-server.ts";
import { freePort, type ServedProduct, serveProduct } from "./bench-served-product.ts";

const person = { email: "reader@bench.example", password: "olive grove 41 by the sea" };
const MAIL_PATIENCE_IN_MILLISECONDS = 20_000;

/** The product with a person who has signed up, confirmed their address by mail and signed in; and their cookies. */
export async function serveSignedIn(): Promise<ServedProduct & { cookie: string }> {
  const port = await freePort();
  const mail = await startMailServer(port);
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "Valora <valora@bench.example>" };
  const product = await serveProduct(settings).catch((error: unknown) => {
    mail.stop();
    throw error;
  });
  const stop = async () => {
    await product.stop();
    mail.stop();
  };
  const post = (name: string, body: object) =>
    fetch(`${product.site}/api/v1/auth/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: product.site },
      body: JSON.stringify(body),
    });
  const secret = async () => {
    const end = performance.now() + MAIL_PATIENCE_IN_MILLISECONDS;
    while (mail.mails.length === 0 && performance.now() < end) await pause(50);
    return /token=([\w-]+)/.exec(mail.mails.at(-1)?.text ?? "")?.[1];
  };
  try {
    await post("sign-up", { ...person, displayName: "Reader", isOldEnough: true });
    await post("confirm", { token: await secret() });
    const response = await post("sign-in", person);
    const cookies = response.headers.getSetCookie().map((each) => each.split(";", 1)[0]);
    if (!response.ok) throw new Error(`Signing in failed: ${response.status} ${await response.text()}`);
    return { ...product, stop, cookie: cookies.join("; ") };
  } catch (error) {
    await stop();
    throw error;
  }
}
