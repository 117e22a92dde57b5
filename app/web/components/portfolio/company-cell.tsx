import { spokenName } from "../../../messages/company-name.ts";
import { LocalLink } from "../site/local-link.tsx";

export const companyAddress = (ticker: string): string => `/analysis/${encodeURIComponent(ticker)}`;

/** The head of a row: a company, which leads to its page. */
export const CompanyCell = ({ ticker, name }: { ticker: string; name: string }) => (
  <th scope="row">
    <LocalLink className="link" to={companyAddress(ticker)}>
      {`${ticker} · ${spokenName(name)}`}
    </LocalLink>
  </th>
);
