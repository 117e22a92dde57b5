import { descriptor as alphaVantage } from "./alpha-vantage/descriptor.ts";
import type { ProviderDescriptor } from "./descriptor.ts";
import { descriptor as eodhd } from "./eodhd/descriptor.ts";
import { descriptor as filingsXbrlOrg } from "./filings-xbrl-org/descriptor.ts";
import { descriptor as finnhub } from "./finnhub/descriptor.ts";
import { descriptor as fmp } from "./fmp/descriptor.ts";
import { descriptor as secEdgar } from "./sec-edgar/descriptor.ts";
import { descriptor as tiingo } from "./tiingo/descriptor.ts";
import { descriptor as twelveData } from "./twelve-data/descriptor.ts";
import { descriptor as yahoo } from "./yahoo/descriptor.ts";

/** All live providers, in the order in which they are asked by default. To add one: its folder and one line here. */
const descriptors = [
  secEdgar,
  filingsXbrlOrg,
  fmp,
  eodhd,
  yahoo,
  alphaVantage,
  finnhub,
  twelveData,
  tiingo,
] as const satisfies readonly ProviderDescriptor[];

export type ProviderId = (typeof descriptors)[number]["id"];
export const providerList: readonly ProviderDescriptor<ProviderId>[] = descriptors;

export const providerIds: readonly ProviderId[] = providerList.map(({ id }) => id);
