import type { ComponentProps } from "react";
import { SelectField } from "./field.tsx";

type TimeZoneFieldProps = Omit<ComponentProps<typeof SelectField>, "name" | "children"> & {
  /** IANA names. */
  timeZones: readonly string[];
};

/** A choice of time zone, by its IANA name. */
export const TimeZoneField = ({ timeZones, ...field }: TimeZoneFieldProps) => (
  <SelectField {...field} name="timeZone">
    {timeZones.map((zone) => (
      <option key={zone} value={zone}>
        {zone}
      </option>
    ))}
  </SelectField>
);
