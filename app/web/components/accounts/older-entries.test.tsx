// @vitest-environment happy-dom
import { act, type ComponentProps } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OlderEntries } from "./older-entries.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const next = "01890000-0000-7000-8000-00000000000a";

async function linkOf(list: Omit<ComponentProps<typeof OlderEntries>, "text">) {
  const Page = () => (
    <IntlProvider locale="es" messages={{}}>
      <OlderEntries {...list} text="Anteriores" />
    </IntlProvider>
  );
  const Site = createRoutesStub([{ path: "/", Component: Page }]);
  const host = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(host).render(<Site />));
  return host.querySelector("a")?.getAttribute("href") ?? null;
}

it("leads to the entries before the last one, with what shortens the list, at the section in which it stands", async () => {
  expect(await linkOf({ page: "/admin/outbox", next })).toBe(`/admin/outbox?before=${next}`);
  const filter = [["q", "ana&ben ñ"] as const, ["role", "admin"] as const];
  expect(await linkOf({ page: "/admin/people", filter, next })).toBe(
    `/admin/people?q=ana%26ben+%C3%B1&role=admin&before=${next}`,
  );
  expect(await linkOf({ page: "/teams/1", section: "activity", next })).toBe(`/teams/1?before=${next}#activity`);
});

it("is absent on the last page", async () => {
  expect(await linkOf({ page: "/admin/outbox", next: null })).toBeNull();
});
