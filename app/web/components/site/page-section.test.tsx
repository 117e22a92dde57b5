// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { PageSection } from "./page-section.tsx";

afterEach(cleanup);

/** A value that the section can show up to 2. */
function Fragile({ value }: { value: number }) {
  if (value > 2) throw new Error(`cannot show ${value}`);
  return <p>The value is {value}</p>;
}

function Page() {
  const [value, setValue] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setValue(value + 1)}>
        more
      </button>
      <button type="button" onClick={() => setValue(1)}>
        back
      </button>
      <PageSection shows={value}>
        <Fragile value={value} />
      </PageSection>
      <p>The rest</p>
    </>
  );
}

describe("a section that fails", () => {
  it.each([
    ["es", "Esta parte no se ha podido mostrar.", "Volver a cargar la página", "Contarnos qué ha pasado"],
    ["en", "This part could not be shown.", "Reload the page", "Tell us what happened"],
    ["it", "Non è stato possibile mostrare questa parte.", "Ricarica la pagina", "Raccontaci cosa è successo"],
  ] as const)("says so in %s with the next step, and the rest goes on", async (language, text, reload, tell) => {
    render(await staged(<Page />, language, "/analysis/KO?wacc=0.03"));
    const more = screen.getByRole("button", { name: "more" });
    fireEvent.click(more);
    expect(screen.getByText("The value is 2")).toBeTruthy();
    fireEvent.click(more);
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
    expect(screen.getByRole("link", { name: reload }).getAttribute("href")).toBe("/analysis/KO?wacc=0.03");
    expect(screen.getByRole("link", { name: tell }).getAttribute("href")).toContain("/contact");
    expect(screen.getByText("The rest")).toBeTruthy();
    // One that fails again stays away by itself; one that can be shown again comes back.
    fireEvent.click(more);
    expect(screen.getByText("The rest")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "back" }));
    expect(screen.getByText("The value is 1")).toBeTruthy();
    expect(screen.queryByText(text, { exact: false })).toBeNull();
    expect(vi.mocked(console.error).mock.calls.length, "React reports what it caught").toBeGreaterThan(0);
    vi.mocked(console.error).mockClear();
  });

  it("leaves its sentence in the page of the server too", async () => {
    const broken = (
      <PageSection shows={3}>
        <Fragile value={3} />
      </PageSection>
    );
    const html = renderToString(await staged(broken, "en", "/analysis/KO?wacc=0.03"));
    expect(html).toContain("This part could not be shown.");
    expect(html).toContain('href="/analysis/KO?wacc=0.03"');
  });
});
