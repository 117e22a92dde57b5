import { expect, test } from "@playwright/test";

test("a page that is only read switches theme and language, closes its menus and copies its address", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  test.skip(
    javaScriptEnabled === false,
    "Behaviour of scripts; the forms behind it are tested in languages and shell.",
  );
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/blog/article/margin-of-safety");
  const root = page.locator("html");

  const menu = page.locator("details.menu").first();
  await menu.locator("summary").click();
  await expect(menu).toHaveAttribute("open", "");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("summary")).toBeFocused();

  const posted: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
  await page.getByRole("button", { name: "Cambiar a tema oscuro" }).click();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Cambiar a tema claro" })).toBeFocused();

  await page.getByRole("button", { name: "Copiar el enlace" }).click();
  await expect(page.locator("#share-copied")).not.toBeEmpty();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/article\/margin-of-safety$/);

  await menu.locator("summary").click();
  await menu.getByRole("button", { name: "English" }).click();
  await expect(root).toHaveAttribute("lang", "en");
  await expect(root).toHaveAttribute("data-theme", "dark");
  expect(posted).toEqual([]);
});
