import { createContext } from "react";

/** The company whose page this is; its key at the SEC names the folder of its filings. */
export const FilerContext = createContext<{ ticker: string; cik: string | null }>({ ticker: "", cik: null });
