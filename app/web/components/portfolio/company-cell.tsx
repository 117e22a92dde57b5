import type { ReactNode } from "react";
import { companyLabel } from "../../../messages/company-name.ts";
import { LocalLink } from "../site/local-link.tsx";

export const companyAddress = (ticker: string): string => `/analysis/${encodeURIComponent(ticker)}`;

type CompanyCellProps = { ticker: string; name: string; children?: ReactNode };

/** The head of a row: a company, which leads to its page, and what else is said of it. */
export const CompanyCell = ({ ticker, name, children }: CompanyCellProps) => (
  <th scope="row">
    <LocalLink className="link" to={companyAddress(ticker)}>
      {companyLabel({ ticker, name })}
    </LocalLink>
    {children}
  </th>
);
