import { type ComponentProps, useLayoutEffect, useState } from "react";

type TextAreaProps = Omit<ComponentProps<"textarea">, "value" | "id"> & { id: string };

/** Several lines of text, uncontrolled. What was typed into them before the scripts woke up stays. */
export function TextArea({ id, ...rest }: TextAreaProps) {
  // On waking, the framework sets such a field back to what the server sent; its text is read before that and put back after.
  const [typedBefore] = useState(() => textOf(id));
  useLayoutEffect(() => {
    const field = document.getElementById(id);
    if (typedBefore !== null && field instanceof HTMLTextAreaElement && field.value !== typedBefore)
      field.value = typedBefore;
  }, [id, typedBefore]);
  return <textarea {...rest} id={id} />;
}

function textOf(id: string): string | null {
  if (typeof document === "undefined") return null;
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field.value : null;
}
