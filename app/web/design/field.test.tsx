import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SelectField, TextAreaField, TextField } from "./field.tsx";

const fields = [
  ["a line", (error?: string) => <TextField label="Name" name="name" error={error} />],
  ["a text", (error?: string) => <TextAreaField label="Text" name="text" error={error} />],
  [
    "a list",
    (error?: string) => (
      <SelectField label="Role" name="role" error={error}>
        <option>Reader</option>
      </SelectField>
    ),
  ],
] as const;

it.each(fields)("leads to %s that was refused, also without scripts, and names its error", (_, field) => {
  const html = renderToStaticMarkup(field("Too long."));
  const [, error = ""] = /aria-describedby="([^" ]+)"/.exec(html) ?? [];
  expect(html).toContain('autofocus=""');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain(`<p class="error" id="${error}">`);
});

it.each(fields)("leaves the reader where they are while %s is right", (_, field) => {
  expect(renderToStaticMarkup(field())).not.toMatch(/autofocus|aria-invalid/);
});
