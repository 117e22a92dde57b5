import { expect, it } from "vitest";
import { isAcademicEmail } from "./academic-domains.ts";

it.each([
  "ana@mit.edu",
  "ana@cs.ox.ac.uk",
  "ana@correo.uba.edu.ar",
  "ana@ub.edu",
  "ana@alumnos.upm.es",
  "ana@uab.cat",
  "ana@studio.unibo.it",
  "ana@polimi.it",
])("takes %s for an address at a university", (email) => {
  expect(isAcademicEmail(email, [])).toBe(true);
});

it.each([
  "ana@gmail.com",
  "ana@edu.example.com",
  "ana@notunibo.it",
  "ana@unibo.it.example.com",
  "ana@education.es",
  "ana@mit.education",
  "ana@ac.com",
  "mit.edu@example.org",
])("does not take %s for one", (email) => {
  expect(isAcademicEmail(email, [])).toBe(false);
});

it("takes what the operator lists, and its subdomains", () => {
  expect(isAcademicEmail("ana@tum.de", [])).toBe(false);
  expect(isAcademicEmail("ana@in.tum.de", ["tum.de"])).toBe(true);
});
