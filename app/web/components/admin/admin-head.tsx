import { NavLink } from "react-router";
import { useTranslations } from "use-intl";
import { useRootData } from "../../root-data.ts";
import { useLocalAddress } from "../../session/address.ts";
import { PageHead } from "../site/page-head.tsx";

/** The rooms of administration; editors have one of them. */
const adminRooms = [
  "content",
  "messages",
  "numbers",
  "people",
  "actions",
  "outbox",
  "visits",
  "providers",
  "status",
  "installation",
] as const;
type AdminRoom = (typeof adminRooms)[number];

export const roomsFor = (role: string | null): readonly AdminRoom[] =>
  role === "admin" ? adminRooms : adminRooms.slice(0, 1);

/** The head of a page of administration, with the ways to its other rooms. */
export function AdminHead({ title }: { title: string }) {
  const t = useTranslations("admin.home");
  const address = useLocalAddress();
  const role = useRootData()?.personRole ?? null;
  const places = [
    { path: "/admin", label: t("title") },
    ...roomsFor(role).map((room) => ({ path: `/admin/${room}`, label: t(room) })),
  ];
  return (
    <>
      <PageHead title={title} isUnlisted />
      <nav aria-label={t("title")} className="flex flex-wrap gap-x-6 text-[0.9375rem]">
        {places.map(({ path, label }) => (
          <NavLink
            key={path}
            to={address(path)}
            end={path === "/admin"}
            className="inline-flex min-h-[44px] items-center border-b-2 border-transparent text-ink-2 no-underline hover:underline aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <h1 className="t-h1 mt-4 break-words">{title}</h1>
    </>
  );
}
