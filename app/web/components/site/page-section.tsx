import { Component, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { LocalLink } from "./local-link.tsx";

type PageSectionProps = {
  children: ReactNode;
  /** The content of the section: a section that failed is tried again when it changes. */
  shows: unknown;
};

/**
 * A part of a page that fails by itself: a sentence and the next step stand in its place, and the rest of the page goes on.
 * On the server only `<Suspense>` catches, and leaves its fallback; in the browser only a class does.
 */
export function PageSection({ children, shows }: PageSectionProps) {
  return (
    <Suspense fallback={<FailedSection />}>
      <SectionBoundary shows={shows}>{children}</SectionBoundary>
    </Suspense>
  );
}

type BoundaryState = { hasFailed: boolean };

/** React catches what a component throws in a class only. It reports the error in the console itself. */
class SectionBoundary extends Component<PageSectionProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: PageSectionProps, { hasFailed }: BoundaryState) {
    if (hasFailed && this.state.hasFailed && !Object.is(before.shows, this.props.shows))
      this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <FailedSection /> : this.props.children;
  }
}

/** The link asks the server for the same address again: it works without scripts. */
function FailedSection() {
  const t = useTranslations("states.section");
  const { pathname, search } = useLocation();
  return (
    <div className="note my-6" role="status">
      <p>{t("text")}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        <a className="link" href={`${pathname}${search}`}>
          {t("reload")}
        </a>
        <LocalLink className="link" to="/contact">
          {t("tell")}
        </LocalLink>
      </p>
    </div>
  );
}
