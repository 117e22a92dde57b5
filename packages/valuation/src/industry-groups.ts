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

/** What they own is mostly not on the balance sheet: software, brands of the internet, research. */
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

/** Sub-industries that share customers and costs: where to look for peers when a sub-industry has too few. */
const relatedIndustries: readonly (readonly string[])[] = [
  [
    "Integrated Oil & Gas",
    "Oil & Gas Drilling",
    "Oil & Gas Equipment & Services",
    "Oil & Gas Exploration & Production",
    "Oil & Gas Refining & Marketing",
    "Oil & Gas Storage & Transportation",
    "Coal & Consumable Fuels",
  ],
  [
    "Commodity Chemicals",
    "Diversified Chemicals",
    "Fertilizers & Agricultural Chemicals",
    "Industrial Gases",
    "Specialty Chemicals",
  ],
  ["Aluminum", "Copper", "Diversified Metals & Mining", "Gold", "Precious Metals & Minerals", "Silver", "Steel"],
  [
    "Construction Materials",
    "Metal, Glass & Plastic Containers",
    "Paper & Plastic Packaging Products & Materials",
    "Forest Products",
    "Paper Products",
  ],
  [
    "Aerospace & Defense",
    "Building Products",
    "Construction & Engineering",
    "Electrical Components & Equipment",
    "Heavy Electrical Equipment",
    "Industrial Conglomerates",
    "Construction Machinery & Heavy Transportation Equipment",
    "Agricultural & Farm Machinery",
    "Industrial Machinery & Supplies & Components",
    "Trading Companies & Distributors",
  ],
  [
    "Commercial Printing",
    "Environmental & Facilities Services",
    "Office Services & Supplies",
    "Diversified Support Services",
    "Security & Alarm Services",
    "Human Resource & Employment Services",
    "Research & Consulting Services",
    "Data Processing & Outsourced Services",
  ],
  [
    "Air Freight & Logistics",
    "Passenger Airlines",
    "Marine Transportation",
    "Rail Transportation",
    "Cargo Ground Transportation",
    "Passenger Ground Transportation",
    "Airport Services",
    "Highways & Railtracks",
  ],
  ["Automobile Manufacturers", "Automotive Parts & Equipment", "Motorcycle Manufacturers", "Tires & Rubber"],
  [
    "Consumer Electronics",
    "Home Furnishings",
    "Homebuilding",
    "Household Appliances",
    "Housewares & Specialties",
    "Leisure Products",
    "Apparel, Accessories & Luxury Goods",
    "Footwear",
    "Textiles",
  ],
  [
    "Casinos & Gaming",
    "Hotels, Resorts & Cruise Lines",
    "Leisure Facilities",
    "Restaurants",
    "Education Services",
    "Specialized Consumer Services",
  ],
  [
    "Distributors",
    "Broadline Retail",
    "Apparel Retail",
    "Computer & Electronics Retail",
    "Home Improvement Retail",
    "Other Specialty Retail",
    "Automotive Retail",
    "Homefurnishing Retail",
  ],
  ["Drug Retail", "Food Distributors", "Food Retail", "Consumer Staples Merchandise Retail"],
  [
    "Brewers",
    "Distillers & Vintners",
    "Soft Drinks & Non-alcoholic Beverages",
    "Agricultural Products & Services",
    "Packaged Foods & Meats",
    "Tobacco",
  ],
  ["Household Products", "Personal Care Products"],
  ["Health Care Equipment", "Health Care Supplies", "Health Care Technology", "Life Sciences Tools & Services"],
  ["Health Care Distributors", "Health Care Services", "Health Care Facilities", "Managed Health Care"],
  ["Biotechnology", "Pharmaceuticals"],
  ["Diversified Banks", "Regional Banks", "Commercial & Residential Mortgage Finance"],
  [
    "Asset Management & Custody Banks",
    "Investment Banking & Brokerage",
    "Diversified Capital Markets",
    "Diversified Financial Services",
    "Consumer Finance",
    "Specialized Finance",
    "Mortgage REITs",
  ],
  ["Financial Exchanges & Data", "Transaction & Payment Processing Services", "Insurance Brokers"],
  ["Life & Health Insurance", "Multi-line Insurance", "Property & Casualty Insurance", "Reinsurance"],
  ["IT Consulting & Other Services", "Internet Services & Infrastructure", "Application Software", "Systems Software"],
  [
    "Communications Equipment",
    "Technology Hardware, Storage & Peripherals",
    "Electronic Equipment & Instruments",
    "Electronic Components",
    "Electronic Manufacturing Services",
    "Technology Distributors",
  ],
  ["Semiconductors", "Semiconductor Materials & Equipment"],
  [
    "Alternative Carriers",
    "Integrated Telecommunication Services",
    "Wireless Telecommunication Services",
    "Cable & Satellite",
  ],
  [
    "Advertising",
    "Broadcasting",
    "Publishing",
    "Movies & Entertainment",
    "Interactive Home Entertainment",
    "Interactive Media & Services",
  ],
  [
    "Electric Utilities",
    "Gas Utilities",
    "Multi-Utilities",
    "Water Utilities",
    "Independent Power Producers & Energy Traders",
    "Renewable Electricity",
  ],
];

const groupByIndustry: ReadonlyMap<string, number> = new Map(
  relatedIndustries.flatMap((industries, group) => industries.map((industry) => [industry, group] as const)),
);

/** Whether two different sub-industries are related; all equity trusts are. */
export function areRelated(first: string, second: string): boolean {
  if (first.endsWith("REITs") && second.endsWith("REITs")) return true;
  const group = groupByIndustry.get(first);
  return group !== undefined && group === groupByIndustry.get(second);
}
