/** Size of a picture in a folded row, in units of its own; shapes lie in it. */
export const tinyWidth = 132;
export const tinyHeight = 28;

/** A shape of one colour: the outline of all its parts. */
export type TinyShape = { fill: string; path: string };

/** The picture of a folded section, from the figures of its drawing. Decoration: its finding says what it shows. */
export function TinyPicture({ shapes }: { shapes: readonly TinyShape[] }) {
  return (
    <svg
      className="fold-picture"
      viewBox={`0 0 ${tinyWidth} ${tinyHeight}`}
      width={tinyWidth}
      height={tinyHeight}
      aria-hidden="true"
    >
      {shapes.map(({ fill, path }) => (path === "" ? null : <path key={fill} d={path} fill={fill} />))}
    </svg>
  );
}
