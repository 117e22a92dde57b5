import { zoneScaleOf } from "../../../../charts/zone-scale.ts";
import { useFormats } from "../../../analysis/formats.ts";

type Zone = { name: string; fill: "var(--s1)" | "var(--s2)" | "var(--s3)" };

type ZoneStripProps = {
  /** From the least score to the most; one more than limits. The better, the darker. */
  zones: readonly Zone[];
  limits: readonly number[];
  value: number;
};

const percent = (value: number) => `${value.toFixed(2)}%`;

/** Where a score stands among the zones that its author gave it; the words beside it say the same. */
export function ZoneStrip({ zones, limits, value }: ZoneStripProps) {
  const formats = useFormats();
  const scale = zoneScaleOf(limits, value);
  return (
    <svg className="block w-full zone-strip" height="46" aria-hidden="true">
      {scale.stretches.map(({ from, to }, index) => (
        <g key={zones[index]?.name}>
          <rect x={percent(from)} width={percent(to - from)} y="17" height="10" fill={zones[index]?.fill} />
          <text x={percent((from + to) / 2)} y="42" textAnchor="middle" className="axis">
            {zones[index]?.name}
          </text>
        </g>
      ))}
      {limits.map((limit, index) => (
        <text key={limit} x={percent(scale.limits[index] ?? 0)} y="11" textAnchor="middle" className="axis">
          {formats.number(limit, 2)}
        </text>
      ))}
      <rect x={percent(scale.at)} y="13" width="3" height="18" fill="var(--ink)" transform="translate(-1.5 0)" />
    </svg>
  );
}
