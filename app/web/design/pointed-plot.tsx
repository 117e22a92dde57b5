import { type PointerEvent, type ReactNode, useState } from "react";

/** The place of a plot that is read out: the one pointed at, else the last. */
export function usePointedPlace(count: number) {
  const [pointed, point] = useState<number | null>(null);
  const last = count - 1;
  return { pointed, point, last, at: Math.min(pointed ?? last, last) };
}

/** How places stand in a plot: from edge to edge, or each in the middle of a part of its width. */
const placesAt = {
  fromEdgeToEdge: (share: number, last: number) => Math.round(share * last),
  inParts: (share: number, last: number) => Math.min(last, Math.floor(share * (last + 1))),
} as const;

type PointedPlotProps = {
  place: ReturnType<typeof usePointedPlace>;
  stand: keyof typeof placesAt;
  /** What the arrows read out. */
  label: string;
  /** The place that is read out, in words. */
  text: string;
  children: ReactNode;
};

/** A plot whose places pointer, finger and arrows read out one by one. */
export function PointedPlot({ place: { point, last, at }, stand, label, text, children }: PointedPlotProps) {
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / Math.max(1, width)));
    point(placesAt[stand](share, last));
  };
  return (
    <div className="pointed-plot" onPointerMove={follow} onPointerDown={follow} onPointerLeave={() => point(null)}>
      {children}
      <input
        type="range"
        className="scripts-only no-print"
        aria-label={label}
        aria-valuetext={text}
        min={0}
        max={last}
        value={at}
        onFocus={() => point(at)}
        onBlur={() => point(null)}
        onChange={({ target }) => point(Number(target.value))}
      />
    </div>
  );
}
