import { expect, it } from "vitest";
import { localAddress } from "./address.ts";

it.each([
  ["/faq", "/faq?lang=it"],
  ["/analysis/KO?wacc=0.09#peers", "/analysis/KO?wacc=0.09&lang=it#peers"],
  ["/faq?lang=en", "/faq?lang=en"],
  ["?#calculator", "?lang=it#calculator"],
  ["?view=relative", "?view=relative&lang=it"],
  ["#peers", "#peers"],
  ["https://elsewhere.example/?", "https://elsewhere.example/?"],
  ["mailto:hello@valora.example", "mailto:hello@valora.example"],
])("an address carries the language on where it stays on this site: %s", (address, carried) => {
  expect(localAddress(address, "it")).toBe(carried);
  expect(localAddress(address, null)).toBe(address);
});
