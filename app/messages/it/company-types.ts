import type { Messages } from "../message-types.ts";

export const companyTypes: Messages["companyTypes"] = {
  mature: "Società matura",
  assetLight: "Asset-light (pochi attivi fisici)",
  growing: "Società in crescita",
  unprofitableGrowth: "In crescita, senza utili",
  turnaround: "In risanamento",
  lossMaking: "Società in perdita",
  bank: "Banca",
  insurer: "Assicurazione",
  financialServices: "Servizi finanziari",
  reit: "Immobiliare quotata",
  utility: "Utility regolata",
  cyclical: "Attività ciclica",
  holding: "Holding",
  negativeEquity: "Patrimonio negativo",
  distressed: "In difficoltà",
};

export const sectors: Messages["sectors"] = {
  energy: "Energia",
  materials: "Materiali",
  industrials: "Industria",
  consumerDiscretionary: "Beni voluttuari",
  consumerStaples: "Beni di prima necessità",
  healthCare: "Salute",
  financials: "Finanziario",
  informationTechnology: "Tecnologia",
  communicationServices: "Comunicazioni",
  utilities: "Utility",
  realEstate: "Immobiliare",
};

export const companyTypeRules: Messages["companyTypeRules"] = {
  bankIndustry: "Svolge attività bancaria.",
  insuranceIndustry: "Svolge attività assicurativa.",
  financialServicesIndustry: "Presta, investe o gestisce denaro altrui.",
  financialsSector: "È una società finanziaria.",
  holdingIndustry: "Possiede partecipazioni in attività di molti settori.",
  realEstateTrust: "Affitta immobili e distribuisce quasi tutto il reddito.",
  utilitiesSector: "Fornisce luce, gas o acqua a tariffe regolate.",
  lossesAndNegativeEquity: "È in perdita e il suo patrimonio è negativo.",
  interestNotCovered: "Il suo risultato non copre gli interessi sul debito.",
  lossesWithGrowth: "È in perdita mentre i ricavi crescono.",
  lossesWithoutGrowth: "È in perdita e i ricavi non crescono.",
  lossesInMostYears: "La sua attività ha perso denaro nella maggior parte degli ultimi cinque esercizi.",
  negativeEquityWithProfits: "Guadagna con patrimonio negativo: l’ha restituito riacquistando azioni.",
  cyclicalIndustry: "La sua attività sale e scende con il ciclo.",
  cyclicalSector: "Il suo settore sale e scende con il ciclo.",
  cyclicalRecord:
    "In dieci anni le sono crollati insieme ricavi e utili due volte, o una così a fondo da perdere un terzo dei ricavi e andare in perdita.",
  intangibleIndustry: "Il suo valore sta in software, marchi o brevetti più che nelle fabbriche.",
  researchIntensive: "Spende in ricerca più che in fabbriche.",
  revenueGrowth: "I suoi ricavi sono cresciuti del 12% l’anno o più per cinque anni, e non in un solo balzo.",
  otherwise: "Nessuna regola speciale la distingue.",
  chosenByReader: "L’hai scelto tu.",
};
