import type { SourceCode } from "@valora/market-data/sources";
import type { DataNoteCode } from "../../core/analysis/contracts/data-note.ts";
import { accountsRemarks } from "./accounts-remarks.ts";
import { findingNotes } from "./finding-notes.ts";

type DataNote = { subject: string; text: string };

/** Notes on the data under a result. */
const notes = {
  ...findingNotes,
  ...accountsRemarks,
  asOfDay: {
    subject: "A una fecha pasada",
    text: "Con las cuentas presentadas hasta el {day} y un precio de ese día o anterior. {reason, select, ofDay {El tipo libre de riesgo es el de entonces ({rateAsOf}); la prima ({premiumAsOf}) y las medias del sector ({averagesAsOf}) son las de hoy.} other {Los tipos, las primas y las medias son los de hoy: tipo libre de riesgo del {rateAsOf}, prima del {premiumAsOf}, medias del sector del {averagesAsOf}.}} {published, select, known {Para entonces se publicó un tipo del {publishedRate} ({publishedAsOf}; {source}), que no se usa: junto a una prima de hoy no daría la rentabilidad exigida de ningún día.} other {}} No hay comparables ni predicción de aquel día.",
  },
  correctedFigures: {
    subject: "Tus cifras",
    text: "{count, plural, one {Una cifra es tuya y sustituye} other {# cifras son tuyas y sustituyen}} a lo presentado (presentada → tuya): {contradictions}. Todo lo demás se calcula con {count, plural, one {ella} other {ellas}}.",
  },
  correctedFiguresDoNotAddUp: {
    subject: "Tus cifras no suman",
    text: "En lo presentado sumaban; con tus cifras, no (lo que dice el total → lo que suman sus partes): {contradictions}. Revisa si el total cambia también.",
  },
  accountsOfListed: {
    subject: "De quién son las cuentas",
    text: "Estas cifras son las de {issuer}{ticker, select, none {} other { ({ticker})}}, sin diferencia alguna. Las valoramos como tuyas; comprueba que son de la empresa que indicas.",
  },
  priceLaterThanData: {
    subject: "Precio",
    text: "Es del {asOf}, mientras que la mayoría de los precios incluidos son del {dataAsOf}: su fuente se volvió a leer más tarde. Los precios de las demás son anteriores al de esta acción.",
  },
  priceIsClose: { subject: "Precio", text: "Es el cierre del {asOf}, no una cotización en vivo. Fuente: {source}." },
  priceMissing: { subject: "Precio", text: "No tenemos precio: damos los valores sin compararlos." },
  priceInOtherCurrency: {
    subject: "Moneda",
    text: "El precio está en {priceCurrency} y las cuentas en {statementCurrency}: no los comparamos sin un cambio con fecha.",
  },
  statementsStale: {
    subject: "Cuentas no actualizadas",
    text: "Las últimas son del {fiscalYearEnd}: tienen {months} meses.",
  },
  statementsFew: {
    subject: "Pocas cuentas",
    text: "{count, plural, one {Solo hay un año} other {Solo hay # años}}: las tendencias son frágiles.",
  },
  statementsNotTraced: {
    subject: "Sin documento original",
    text: "{count, plural, one {Un ejercicio} other {# ejercicios}} de {total} ({years}) no {count, plural, one {se puede} other {se pueden}} seguir hasta un documento presentado.",
  },
  figuresMissing: {
    subject: "Partidas que faltan",
    text: "En las cuentas del {fiscalYearEnd} no conocemos: {figures}. No las contamos como cero.",
  },
  sharesUnsettled: {
    subject: "Número de acciones",
    text: "El de hoy y las últimas cuentas no se corresponden (por una fusión o una emisión posterior, o porque solo uno de los dos cuenta a algunos propietarios): no damos valores por acción.",
  },
  sharesUnknown: { subject: "Número de acciones", text: "No lo conocemos a día de hoy." },
  betaUnknown: { subject: "Beta", text: "No hay una beta medida para esta acción; usamos la de su sector." },
  depreciationEstimated: {
    subject: "Amortizaciones",
    text: "Las de este año no se conocen: las estimamos con su última proporción sobre los ingresos.",
  },
  riskFreeRateConverted: {
    subject: "Tipo libre de riesgo",
    text: "El de {to} se obtiene del de {from} por la diferencia de inflación esperada.",
  },
  industryUnknown: {
    subject: "Sector",
    text: "Su actividad no tiene medias publicadas; usamos las de todo el mercado ({market}).",
  },
  sectorAveragesUsed: {
    subject: "Medias de sector",
    text: "Donde faltan comparables usamos las de «{industry}», publicadas por Aswath Damodaran (NYU Stern) con fecha {asOf}.",
  },
  partSeparated: {
    subject: "Actividad segregada",
    text: "{part, select, none {Una parte} other {{part}}} se ha separado de la empresa: consta desde el {asOf} ({source}). Las últimas cuentas, del {fiscalYearEnd}, aún la incluyen: ningún método vota y no hay señal hasta que haya cuentas sin ella.",
  },
  financeArm: {
    subject: "Financiera propia",
    text: "{part, select, none {Sus cuentas son las de quien presta a sus clientes: debe {share} de lo que ingresa en un año} other {Presta a sus clientes: {part} ({source})}}. Esa deuda es parte de su negocio: el flujo de caja descontado no vota y los múltiplos que cuentan la deuda se dejan fuera.{beta, select, none {} other { También sube la beta, que en su sector es {industryBeta} y aquí {beta}, y con ella el coste de los recursos propios: lo que se descuenta a él sale bajo.}}",
  },
  interestUnlikely: {
    subject: "Intereses y deuda",
    text: "Los intereses del {fiscalYearEnd} son el {share} de la deuda que conocemos: una de las dos cifras no puede ser correcta. El flujo de caja descontado no vota, y el coste de la deuda es el de su sector.",
  },
  researchBroken: {
    subject: "Ruptura en la I+D",
    text: "En el ejercicio del {fiscalYearEnd} pasa de {amountBefore} a {amount} millones: la cifra de antes y la de después no miden lo mismo. No la capitalizamos.",
  },
  debtFromInterest: {
    subject: "Deuda estimada",
    text: "No conocemos su deuda. Con {amountBefore} millones de intereses del {fiscalYearEnd} y un coste del {share} estimamos {amount} millones.",
  },
  bookGrowthOfEarnings: {
    subject: "Crecimiento del patrimonio",
    text: "Su patrimonio contable varió {move} al año, pero por los beneficios que retuvo lo habría hecho un {share}: el resto son ajustes de valor, fusiones o cambios contables. Usamos lo segundo.",
  },
  answerStale: {
    subject: "Datos guardados",
    text: "{covers, select, price {El precio} riskFreeRate {El tipo libre de riesgo} other {Las cuentas}} no {covers, select, other {es} statements {son}} de ahora, sino de {asOf} ({provider}): es lo último que tenemos mientras su fuente no da algo más nuevo.",
  },
  providerSkipped: {
    subject: "Otra fuente",
    text: "{covers, select, price {Precio} riskFreeRate {Tipo libre de riesgo} history {Precios diarios} statementsAndPrice {Cuentas y precio} other {Cuentas}}, {provider}: {reason, select, unknownTicker {no conoce este símbolo} noData {lo conoce, pero no tiene esos datos} rateLimited {ha llegado a su límite de peticiones} timedOut {no ha respondido a tiempo} keyRefused {no acepta la clave} wrongValue {da un valor que no puede ser y no se ha usado} incomplete {no da el precio o su moneda} suspect {sus cifras se contradicen y no se han usado} older {lo último que da es del {asOf}, y lo que usamos no es anterior} accountsOfAnother {da las cuentas de otra empresa y no se han usado} unreadable {su respuesta no se entiende y no se ha usado} other {no responde}}{until, select, none {} other {; se le vuelve a preguntar a partir de: {until}}}.",
  },
} as const satisfies Record<DataNoteCode, DataNote>;

export const dataNotes = { ...notes, affects: "Afecta a: <methods></methods>." } as const;

/** Sources by their code in `@valora/market-data/sources`. */
export const sourceNames = {
  reader: "tu precio",
  closingPrice: "precio de cierre, lista pública",
  closingPriceSecondary: "precio de cierre, fuente secundaria",
  sharesIssued: "acciones emitidas, según el registro",
  sharesSecondary: "número de acciones, fuente secundaria",
  sharesFromEarnings: "beneficio neto ÷ beneficio por acción",
  sharesFromDividends: "dividendos pagados ÷ dividendo por acción",
  sharesFromNetAssets: "valor de los activos ÷ valor por acción",
  closingPriceFile: "precio de cierre, fichero de precios de esta instalación",
  refreshedPrice: "precios de {file}, {date}",
  monthlyCloses: "cierres mensuales, lista pública",
  filing: "documento presentado a la SEC",
  capitalisation: "capitalización ÷ precio",
  secondary: "fuente secundaria",
  centralBank: "Banco Central Europeo",
  allClasses: "dividendos pagados ÷ dividendo por acción, todas las clases convertidas",
  inflationTarget: "Banco Central Europeo, estrategia de política monetaria: objetivo simétrico del 2 % a medio plazo",
  convertedToEuro: "{rate}; pasado a euros por la diferencia de inflación ({euro}; {foreign})",
  lessDefaultSpread: "{rate}, menos el diferencial de impago del Estado ({spread}, {date})",
  treasuryPar: "Tesoro de EE. UU., rentabilidad a la par a 10 años",
  centralBankSpot: "Banco Central Europeo, tipo al contado a 10 años de la deuda pública con calificación AAA",
  expectedInflation: "{source}, inflación esperada en dólares",
  impliedPremium: "Valora: resuelta con los valores y los precios de las empresas de los datos",
  treasury: "Tesoro de EE. UU., bono a 10 años, media de {month}",
  damodaran: "Aswath Damodaran, NYU Stern, {month}",
  ratings: "Aswath Damodaran, NYU Stern: calificaciones, cobertura de intereses y diferenciales de impago, {month}",
  outlook: "{title}: crecimiento real de en torno al {real} anual en {years}, inflación del {inflation} ({address})",
  forecasters:
    "Banco Central Europeo, Encuesta a Expertos en Previsión Económica, {quarter, select, 1 {primer} 2 {segundo} 3 {tercer} other {cuarto}} trimestre de {year}: crecimiento real a largo plazo del {real}, inflación del {inflation} ({address})",
  filedShares:
    "SEC EDGAR, {place, select, coverPage {portada del informe} balanceSheet {balance} other {media ponderada}}",
  averageBeta:
    "Media de las betas por sectores de las empresas de EE. UU. incluidas, ponderada por capitalización y cada una contada una vez ({source})",
  centralBankAverage:
    "Banco Central Europeo, tipo al contado a 10 años de la deuda pública de la zona del euro con calificación AAA, media de {month} (Eurostat, {dataset}: {address})",
  damodaranRate: "Aswath Damodaran, NYU Stern, {month}: tipo del Tesoro con el que se calculó la prima",
  damodaranRow: "Aswath Damodaran, NYU Stern, {month}: {row}",
  ratingsRow:
    "Aswath Damodaran, NYU Stern: calificaciones, cobertura de intereses y diferenciales de impago, {month}: {row}",
  reportOfDay: "formulario {form} del {date}, {accession}",
  reportOnEvent: "formulario {form} sobre el hecho del {date}",
  segmentOfReport: "formulario {form}, segmento {segment}",
  financingReceivables: "informe anual, créditos por actividades de financiación",
  listedAs: "cotiza como {ticker} en la lista del {date}; registrada con el número {number}",
  distribution: "repartida el {date}; cotiza como {ticker} y está registrada con el número {number}",
  distributionInReport: "repartida el {date}, según el informe {form} de {year}, {accession}; cotiza como {ticker}",
  distributionInMemo:
    "repartida el {date}, una acción por cada una, según la circular {memo} de la Options Clearing Corporation; cotiza como {ticker}",
} as const satisfies Record<SourceCode, string>;
