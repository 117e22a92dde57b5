import { type ComponentProps, useLayoutEffect, useState } from "react";

type TextAreaProps = Omit<ComponentProps<"textarea">, "value" | "id"> & { id: string };

/** Several lines of text, uncontrolled. What was typed into them before the scripts woke up stays, and so does what was selected. */
export function TextArea({ id, defaultValue, ...rest }: TextAreaProps) {
  // On waking, the framework sets such a field to its default text: the text that is found in it is its default then.
  const [found] = useState(() => foundIn(id));
  const [sent] = useState(defaultValue);
  // It sets the caret too, to the end, where the next key would add to what it was to replace.
  useLayoutEffect(() => {
    const field = fieldOf(id);
    if (found === null || field !== document.activeElement || field?.value !== found.text) return;
    field.setSelectionRange(found.from, found.to);
  }, [id, found]);
  return <textarea {...rest} id={id} defaultValue={defaultValue === sent ? (found?.text ?? sent) : defaultValue} />;
}

function fieldOf(id: string): HTMLTextAreaElement | null {
  if (typeof document === "undefined") return null;
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field : null;
}

/** What was typed and selected in the field that the server sent; null where it sent none. */
function foundIn(id: string) {
  const field = fieldOf(id);
  return field && { text: field.value, from: field.selectionStart, to: field.selectionEnd };
}
