import { useTranslations } from "use-intl";

/** A picture for the camera of a phone: black on white in both themes, because not every program reads the reverse. */
export function CodePicture({ picture: { size, path } }: { picture: { size: number; path: string } }) {
  const t = useTranslations("account.factor");
  return (
    <svg
      role="img"
      aria-label={t("picture")}
      viewBox={`0 0 ${size} ${size}`}
      className="w-[220px] max-w-full rounded-card border border-line-2"
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
