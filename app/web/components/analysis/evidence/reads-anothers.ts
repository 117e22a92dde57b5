import { createContext } from "react";

/** Whether the page shows what another person has chosen: their price, assumptions and figures are not the reader's. */
export const ReadsAnothers = createContext(false);
