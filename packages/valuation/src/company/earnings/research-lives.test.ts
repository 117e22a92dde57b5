import { expect, it } from "vitest";
import { researchLifeOtherwise, researchLives } from "./research-lives.ts";

it("research pays for three years in software, five in devices, ten where approval takes long", () => {
  const industries = (years: number) => [...researchLives].filter(([, life]) => life === years).map(([name]) => name);
  expect(industries(3)).toEqual([
    "Application Software",
    "Systems Software",
    "Interactive Media & Services",
    "Interactive Home Entertainment",
    "Internet Services & Infrastructure",
    "Health Care Technology",
  ]);
  expect(industries(5)).toEqual([
    "Semiconductors",
    "Semiconductor Materials & Equipment",
    "Technology Hardware, Storage & Peripherals",
    "Communications Equipment",
    "Electronic Equipment & Instruments",
    "Health Care Equipment",
    "Health Care Supplies",
    "Life Sciences Tools & Services",
  ]);
  expect(industries(10)).toEqual(["Biotechnology", "Pharmaceuticals"]);
  expect([...researchLives].length).toBe(16);
  expect(researchLifeOtherwise).toBe(5);
});
