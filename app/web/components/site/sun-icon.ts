import { createLucideIcon } from "lucide-react";

/** Lucide's sun with all its rays in one line: two elements on every page instead of nine. */
export const SunIcon = createLucideIcon("sun", [
  ["circle", { cx: "12", cy: "12", r: "4", key: "disc" }],
  [
    "path",
    {
      d: "M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41",
      key: "rays",
    },
  ],
]);
