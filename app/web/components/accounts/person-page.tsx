import { TitledPage, type TitledPageProps } from "../page/titled-page.tsx";

/** A page for one person alone, which search engines do not list. */
export const PersonPage = (page: TitledPageProps) => <TitledPage {...page} isUnlisted />;
