import type { Screenshot as Shown } from "../../../../content/text.ts";

const themes = [
  { file: "light", shown: "when-light" },
  { file: "dark", shown: "when-dark" },
] as const;

/** A part of the product, in the theme of its reader. The style sheet shows one of the two, and browsers do not fetch the other. */
export function Screenshot({ alt, width, height, ...files }: Shown) {
  return (
    <p className="my-2">
      {themes.map(({ file, shown }) => (
        <img
          key={file}
          className={`h-auto w-full rounded-card border border-line ${shown}`}
          src={files[file]}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
        />
      ))}
    </p>
  );
}
