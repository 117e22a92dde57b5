import type { Sector } from "./fundamentals.ts";

/**
 * Sub-industries of the Global Industry Classification Standard by what they mean for a valuation. They are names of a
 * published classification, so they are written as published.
 */

export const bankIndustries: ReadonlySet<string> = new Set([
  "Diversified Banks",
  "Regional Banks",
  "Commercial & Residential Mortgage Finance",
]);

export const insuranceIndustries: ReadonlySet<string> = new Set([
  "Life & Health Insurance",
  "Multi-line Insurance",
  "Property & Casualty Insurance",
  "Reinsurance",
]);

/** Their debt funds their business, or their assets are other people's: no cash flow to the firm. */
export const financialServicesIndustries: ReadonlySet<string> = new Set([
  "Asset Management & Custody Banks",
  "Consumer Finance",
  "Investment Banking & Brokerage",
  "Diversified Capital Markets",
  "Diversified Financial Services",
  "Specialized Finance",
  "Mortgage REITs",
]);

/** Counted among financials, yet they sell services: networks, exchanges, data, brokerage of policies. */
export const assetLightFinancials: ReadonlySet<string> = new Set([
  "Financial Exchanges & Data",
  "Insurance Brokers",
  "Transaction & Payment Processing Services",
]);

export const holdingIndustries: ReadonlySet<string> = new Set(["Multi-Sector Holdings"]);

/** Their prices are set by world markets, so one year's margin says little. */
export const commodityIndustries: ReadonlySet<string> = new Set([
  "Integrated Oil & Gas",
  "Oil & Gas Drilling",
  "Oil & Gas Equipment & Services",
  "Oil & Gas Exploration & Production",
  "Oil & Gas Refining & Marketing",
  "Coal & Consumable Fuels",
  "Commodity Chemicals",
  "Diversified Chemicals",
  "Fertilizers & Agricultural Chemicals",
  "Aluminum",
  "Copper",
  "Diversified Metals & Mining",
  "Gold",
  "Precious Metals & Minerals",
  "Silver",
  "Steel",
  "Forest Products",
  "Paper Products",
  "Agricultural Products & Services",
]);

/** Taxes on what is taken out of the ground come on top of the statutory rate, and last. */
export const resourceIndustries: ReadonlySet<string> = new Set([
  "Integrated Oil & Gas",
  "Oil & Gas Exploration & Production",
  "Coal & Consumable Fuels",
  "Copper",
  "Diversified Metals & Mining",
  "Gold",
  "Precious Metals & Minerals",
  "Silver",
]);

/** Makers of expensive durable goods, whose customers borrow to buy, often from the maker. */
export const soldOnCreditIndustries: ReadonlySet<string> = new Set([
  "Automobile Manufacturers",
  "Motorcycle Manufacturers",
  "Agricultural & Farm Machinery",
  "Construction Machinery & Heavy Transportation Equipment",
]);

/** Networks earn in the country where they lie. */
export const telecomIndustries: ReadonlySet<string> = new Set([
  "Alternative Carriers",
  "Integrated Telecommunication Services",
  "Wireless Telecommunication Services",
]);

/**
 * Demand turns with the economy: cyclical as well, unless revenue has more than doubled within five years: an average over the cycles of a much smaller
 * company says nothing about the present one.
 */
export const cyclicalDemandIndustries: ReadonlySet<string> = new Set([
  "Automobile Manufacturers",
  "Automotive Parts & Equipment",
  "Motorcycle Manufacturers",
  "Tires & Rubber",
  "Homebuilding",
  "Passenger Airlines",
  "Marine Transportation",
  "Agricultural & Farm Machinery",
  "Construction Machinery & Heavy Transportation Equipment",
  "Semiconductors",
  "Semiconductor Materials & Equipment",
]);

/** Where profits that fall and come back are those of a cycle: elsewhere they are a patent's, a film's or a contract's. */
export const sectorsWithCycles: ReadonlySet<Sector> = new Set([
  "consumerDiscretionary",
  "energy",
  "industrials",
  "informationTechnology",
  "materials",
]);

/** Industries whose assets are mostly off the balance sheet: software, internet brands, research. */
export const intangibleIndustries: ReadonlySet<string> = new Set([
  ...assetLightFinancials,
  "Application Software",
  "Systems Software",
  "Internet Services & Infrastructure",
  "IT Consulting & Other Services",
  "Interactive Media & Services",
  "Interactive Home Entertainment",
  "Advertising",
  "Research & Consulting Services",
  "Human Resource & Employment Services",
  "Data Processing & Outsourced Services",
  "Biotechnology",
  "Pharmaceuticals",
  "Health Care Technology",
  "Semiconductors",
  "Semiconductor Materials & Equipment",
]);

/**
 * Who makes goods, and turns material over to sell them: Altman's first score was drawn from such companies. Trade, networks,
 * mines and wells, builders and services are left out, for what they sell to their assets is another thing.
 */
export const manufacturingIndustries: ReadonlySet<string> = new Set([
  "Aerospace & Defense",
  "Agricultural & Farm Machinery",
  "Apparel, Accessories & Luxury Goods",
  "Automobile Manufacturers",
  "Automotive Parts & Equipment",
  "Biotechnology",
  "Brewers",
  "Building Products",
  "Commodity Chemicals",
  "Communications Equipment",
  "Construction Machinery & Heavy Transportation Equipment",
  "Construction Materials",
  "Consumer Electronics",
  "Distillers & Vintners",
  "Diversified Chemicals",
  "Electrical Components & Equipment",
  "Electronic Components",
  "Electronic Equipment & Instruments",
  "Electronic Manufacturing Services",
  "Fertilizers & Agricultural Chemicals",
  "Footwear",
  "Health Care Equipment",
  "Health Care Supplies",
  "Heavy Electrical Equipment",
  "Home Furnishings",
  "Household Appliances",
  "Household Products",
  "Housewares & Specialties",
  "Industrial Conglomerates",
  "Industrial Gases",
  "Industrial Machinery & Supplies & Components",
  "Leisure Products",
  "Life Sciences Tools & Services",
  "Metal, Glass & Plastic Containers",
  "Motorcycle Manufacturers",
  "Packaged Foods & Meats",
  "Paper & Plastic Packaging Products & Materials",
  "Paper Products",
  "Personal Care Products",
  "Pharmaceuticals",
  "Semiconductor Materials & Equipment",
  "Semiconductors",
  "Soft Drinks & Non-alcoholic Beverages",
  "Specialty Chemicals",
  "Steel",
  "Technology Hardware, Storage & Peripherals",
  "Textiles",
  "Tires & Rubber",
  "Tobacco",
]);
