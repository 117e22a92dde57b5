import { describe, expect, it } from "vitest";
import { normalDistribution } from "./normal-distribution.ts";
import { randomSource } from "./random-draws.ts";
import { zigguratNormals } from "./ziggurat.ts";

const count = 400_000;

function draws(): Float64Array {
  const random = randomSource(21);
  return Float64Array.from({ length: count }, () => random.normal());
}

describe("normal numbers by the ziggurat", () => {
  it("fall into each of forty equal parts of the distribution as often as chance has it", () => {
    const parts = new Float64Array(40);
    for (const draw of draws()) {
      const part = Math.min(39, Math.floor(normalDistribution(draw) * 40));
      parts[part] = (parts[part] ?? 0) + 1;
    }
    const expected = count / 40;
    const chiSquare = parts.reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0);
    // With 39 degrees of freedom 72.1 is passed once in a thousand streams.
    expect(chiSquare).toBeLessThan(72.1);
  });

  it("reach beyond the last layer as often as they should, on both sides", () => {
    const tailStart = 3.442619855899;
    const all = draws();
    for (const side of [1, -1]) {
      const beyond = all.filter((draw) => draw * side > tailStart);
      const expected = count * normalDistribution(-tailStart);
      // 115 are expected; four deviations of their number
      expect(Math.abs(beyond.length - expected)).toBeLessThan(4 * Math.sqrt(expected));
      const further = beyond.filter((draw) => draw * side > 4).length;
      expect(Math.abs(further - count * normalDistribution(-4))).toBeLessThan(
        4 * Math.sqrt(count * normalDistribution(-4)),
      );
    }
  });

  it("are made of the uniform numbers of the stream in their order, however the two are mixed", () => {
    const [ready, plain] = [randomSource(7), randomSource(7)];
    const normal = zigguratNormals(plain.uniform);
    for (let draw = 0; draw < 20_000; draw += 1) {
      if (draw % 5 === 3) expect(ready.uniform()).toBe(plain.uniform());
      else expect(ready.normal()).toBe(normal());
    }
  });

  it("stay the same from one release to the next", () => {
    const random = randomSource(2026);
    const first = [random.uniform(), random.normal(), random.normal(), random.uniform()];
    expect(first).toEqual([0.20171011027401087, 0.1337829678611905, 1.576124417799856, 0.6941352791302556]);
  });

  it("have the moments of the distribution", () => {
    const moment = (power: number) => draws().reduce((sum, draw) => sum + draw ** power, 0) / count;
    // Each within four of its own standard errors.
    expect(Math.abs(moment(1))).toBeLessThan(4 * Math.sqrt(1 / count));
    expect(Math.abs(moment(2) - 1)).toBeLessThan(4 * Math.sqrt(2 / count));
    expect(Math.abs(moment(3))).toBeLessThan(4 * Math.sqrt(15 / count));
    expect(Math.abs(moment(4) - 3)).toBeLessThan(4 * Math.sqrt(96 / count));
  });
});
