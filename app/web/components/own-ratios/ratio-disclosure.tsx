import type { ReactNode } from "react";
import { RatioFields, type RatioFieldsProps } from "./ratio-fields.tsx";

type RatioDisclosureProps = RatioFieldsProps & {
  title: string;
  /** The button that sends the form around. */
  children: ReactNode;
};

/** The formulas of the reader's own, folded; open where one is refused, so that the reason is seen. */
export function RatioDisclosure({ title, children, ...fields }: RatioDisclosureProps) {
  const { ratios, refused } = fields;
  return (
    <details className="disclosure" open={refused.length > 0 || undefined}>
      <summary>
        {title}
        {ratios.length > 0 && <span className="num text-accent ml-2">{ratios.length}</span>}
      </summary>
      <div className="mt-3">
        <RatioFields {...fields} />
        {children}
      </div>
    </details>
  );
}
