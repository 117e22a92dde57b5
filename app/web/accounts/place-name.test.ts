import { expect, it } from "vitest";
import { placeName } from "./place-name.ts";

it("names the city and the country in the language of the page", () => {
  expect(placeName({ country: "ES", city: "Sevilla" }, "es")).toBe("Sevilla, España");
  expect(placeName({ country: "ES", city: "Seville" }, "en")).toBe("Seville, Spain");
  expect(placeName({ country: "IT", city: null }, "it")).toBe("Italia");
  expect(placeName({ country: "ZZ", city: null }, "en")).toBe("Unknown Region");
  expect(placeName(null, "es")).toBeNull();
});
