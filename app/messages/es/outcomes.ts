import type { NotApplicableReason, NotVotingReason, ValuationVariant, Warning } from "@valora/valuation";

/** Why a method gives no value. */
export const notApplicable = {
  financial:
    "Su deuda es materia prima, no financiación: el flujo libre para toda la empresa y los múltiplos sobre deuda no significan nada.",
  holding:
    "Es una sociedad de participaciones: sus flujos son los de las empresas que posee, y no los consolida línea a línea.",
  noDividend: "No paga dividendo: no hay nada que descontar.",
  shortDividendHistory: "Lleva menos de tres años pagando dividendo: es pronto para proyectarlo.",
  dividendSuspended: "Ha dejado de pagar dividendo en el último ejercicio: no hay nada que proyectar.",
  dividendNotCovered:
    "El dividendo supera con mucho al beneficio o se paga con deuda: proyectarlo sería prometer lo que no gana.",
  shortHistory: "Hay menos de tres cuentas anuales: no basta para distinguir una tendencia de un año suelto.",
  negativeEbit: "Su negocio pierde dinero en un año normal: extrapolar pérdidas no da un valor.",
  negativeEarnings: "En un año normal no gana dinero: sin beneficio, este método no tiene de qué partir.",
  negativeEquity: "Su patrimonio contable es negativo: debe más de lo que figura en el balance.",
  bookTooSmall:
    "Su patrimonio contable es, o ha sido en casi todos estos años, nulo o casi: la rentabilidad sobre él no dice nada.",
  negativeTerminalCashFlow: "Al final de la proyección el flujo sigue siendo negativo: no hay valor que sumar después.",
  equityUnderWater: "Los flujos previstos no bastan para cubrir lo que debe: a los accionistas no les quedaría nada.",
  fewPeers: "Hay menos de cinco empresas comparables con datos.",
  currencyUnresolved: "Sus cuentas y su precio están en monedas distintas y no tenemos un cambio con fecha.",
  dataSuspect:
    "Precio, número de acciones o cuentas se contradicen: no damos un valor por acción que no podamos sostener.",
  impliedPremiumMissing:
    "Ninguna prima entre el 1 y el 9 % explica los precios de estos datos: no hay valor relativo al mercado.",
  shareBasisUnsettled:
    "Su número de acciones ha cambiado mucho desde las últimas cuentas, por una fusión o una emisión: cualquier valor por acción sería falso.",
  sharesMissing: "No conocemos su número de acciones.",
  figuresMissing: "Faltan partidas de sus cuentas, y no las inventamos.",
  debtUnknown: "No sabemos cuánto debe, y sin esa cifra no se puede pasar del valor de la empresa al de la acción.",
  discountRateNotAboveGrowth: "La tasa de descuento no supera al crecimiento perpetuo: la suma no acabaría nunca.",
  discountRateNearGrowth:
    "La tasa de descuento queda a menos de medio punto del crecimiento perpetuo: una décima arriba o abajo movería el valor más de una quinta parte, y el número no diría nada.",
  discountRateInvalid:
    "La rentabilidad que pedirían los accionistas sale menor que la de un bono sin riesgo, o nula: con esa tasa no se puede descontar.",
  distressed: "Su beneficio no llega para pagar los intereses: un método que la supone viva para siempre engañaría.",
  lossMaking: "Pierde dinero y no hay bastantes años buenos con los que trazar un camino de vuelta.",
  preRevenue: "Todavía no tiene ingresos que valorar.",
  modelNotInstalled: "El modelo de predicción no está instalado en este servidor.",
  sectorNotInTraining: "El modelo no ha visto empresas de este sector.",
  outOfDomain:
    "La empresa se parece poco a las que el modelo conoce (empresas de EE. UU., de cierto tamaño): prefiere callar.",
  featuresMissing: "Faltan demasiadas cifras de las que el modelo pide.",
  statementsStale: "Las últimas cuentas tienen más de año y medio: el modelo no opina sobre cifras viejas.",
  bandTooWide: "Su banda del 80 % va de uno a más de cuatro: sería un número sin contenido.",
  outOfProportion:
    "Con estos supuestos la fórmula da más de mil veces el precio: eso no es un valor. Acerca los supuestos a los calculados, o revisa el precio.",
  notFinite: "Con estas cifras la fórmula no da un número.",
} as const satisfies Record<NotApplicableReason, string>;

/** Why an estimate is shown without a vote. */
export const notVoting = {
  informative: "Se muestra como referencia: para este tipo de empresa otros métodos miden mejor.",
  staleStatements:
    "Las cuentas terminaron más de 18 meses antes del precio: ya no son las de la empresa por la que se paga.",
  assetLight: "Vale por lo que gana, no por lo que tiene: es un suelo, no una estimación.",
  bookAtCost: "Sus activos figuran a coste, no a mercado: el valor contable se queda corto y no vota.",
  exitWithoutMarket: "No conocemos ningún múltiplo de mercado al que vender: solo queda el que justifican sus cifras.",
  atRisk: "El dividendo no está cubierto: si se recorta, este valor cae con él.",
  neutralWithoutValue: "En el escenario neutral, que decide quién vota, no da ningún valor: se muestra y no cuenta.",
  partSeparated:
    "Las cuentas aún incluyen una parte que ya salió de la empresa: el valor es el de lo que había, no el de lo que se paga.",
  financeArm:
    "Tiene una financiera para sus clientes: su deuda es la materia prima de ese negocio y este método la restaría entera.",
  interestUnlikely:
    "Sus intereses pasan del 15 % de la deuda conocida: una de las dos cifras no es la suya y este método resta la deuda.",
  debtEstimated:
    "Su deuda es una estimación y pesa más de un quinto de lo que vale en bolsa: un error la movería demasiado.",
  partOwnedByOthers:
    "Parte de su beneficio es de otros socios de sus filiales y no sabemos cuánto vale: este método lo contaría todo.",
  implausiblyLow:
    "En el escenario neutral queda a menos de un quinto del precio: antes de creerlo hay que revisar los supuestos.",
  implausiblyHigh:
    "En el escenario neutral queda a más de cinco veces el precio: antes de creerlo hay que revisar los supuestos.",
  fewInputs: "Se apoya en muy pocos datos para contarlo como un voto.",
  pathSupposed:
    "En un año normal pierde dinero: este valor supone que llegará a ganar lo que gana su sector, y nadie lo sabe.",
  stillUnprofitable:
    "Todavía pierde dinero: solo contando la investigación como inversión sale un margen positivo, y eso no basta para votar.",
  voteNotEarned: "En los años de prueba, el modelo no ha ganado su voto en este sector: se muestra y no cuenta.",
  forced:
    "Lo has pedido aunque el tipo de empresa lo desaconseja: se calcula como si fuera una empresa corriente, se muestra y no cuenta.",
} as const satisfies Record<NotVotingReason, string>;

/** Warnings about an estimate, to read before trusting it. */
export const warnings = {
  terminalSpreadThin:
    "La tasa de descuento y el crecimiento perpetuo casi se tocan: medio punto cambia mucho el valor.",
  terminalGrowthLowered:
    "Con un coste del capital tan bajo, la hemos supuesto creciendo a perpetuidad menos que la economía: 2,5 puntos por debajo de ese coste.",
  terminalValueDominant: "Más de tres cuartos del valor vienen de después de la proyección.",
  terminalValueExtreme:
    "Más de nueve décimos del valor vienen de después de la proyección: es casi todo futuro lejano.",
  growthCapped: "El crecimiento calculado era mayor; lo hemos limitado.",
  growthFloored: "El crecimiento calculado era más negativo; lo hemos limitado.",
  growthFromFewCandidates: "El crecimiento sale de pocos datos: mira qué pasa si lo cambias.",
  growthAfterBreak: "Un año perdió más de dos quintas partes de sus ventas: medimos el crecimiento desde entonces.",
  growthAfterPartLeft: "En esos años salió una parte de la empresa: medimos el crecimiento desde entonces.",
  growthWithoutSlump:
    "Sus ventas se hundieron y ya se han recuperado: medimos el crecimiento sin esos años, porque volver a donde estaba no es crecer.",
  growthAboveReturn: "Crecería más de lo que su rentabilidad puede financiar.",
  growthManyfold:
    "Con este crecimiento, sus ingresos se multiplicarían por más de cuatro: pocas empresas lo han logrado.",
  bookGrowthWithReserves:
    "Su crecimiento se mide sobre el patrimonio contable, y no sabemos cuánto se debe a ajustes de valor o a recompras.",
  bookGrowthOfEarnings:
    "Su patrimonio cambió por algo más que beneficios y repartos: medimos su crecimiento por lo que retuvo.",
  premiumCarried:
    "La prima de riesgo se publicó con otro tipo sin riesgo: la llevamos al de hoy para que el mercado rinda lo mismo.",
  ratesOfPair:
    "El tipo sin riesgo de hoy se aleja demasiado del que se publicó con la prima: usamos los dos de aquella fecha.",
  averagesOutdated: "Las medias del sector o los diferenciales son más de un año anteriores a la prima de riesgo.",
  waccUnusual: "La WACC se sale de lo habitual: comprueba la beta y la deuda.",
  hyperinflation:
    "Se espera para su moneda una inflación que dobla los precios en tres años (hiperinflación según la NIC 29): cifras de años distintos apenas se pueden comparar.",
  betaUnusual: "Su beta se sale de lo habitual, de 0,5 a 2,5.",
  betaFromRegression: "La beta se ha medido frente al índice porque su sector no tiene una publicada.",
  betaFromMarket: "Sin beta propia ni de sector, usamos la del mercado.",
  weightsFromIndustry: "No conocemos toda su deuda: usamos el reparto entre deuda y capital de su sector.",
  debtCostFromIndustry: "Sin intereses conocidos, usamos el diferencial de deuda de su sector.",
  interestUnlikely: "Sus intereses no cuadran con su deuda: para su coste usamos el diferencial de deuda de su sector.",
  distressCountedOnce:
    "El riesgo de que quiebre ya está en su probabilidad: para el coste de la deuda usamos el diferencial de su sector.",
  coverageOfLoss: "Unas pérdidas no son un impago: usamos el diferencial de deuda de su sector.",
  countryRiskFromIncorporation: "El riesgo de país es el de su sede: no sabemos dónde vende.",
  costOfEquityBelowDebt: "El capital propio sale más barato que la deuda, y eso no suele ocurrir.",
  taxUnknown: "No conocemos los impuestos que paga; usamos el tipo legal.",
  taxYearsLeftOut: "Algún año pagó menos del 0 % o más del 100 % de impuestos: no cuenta en la mediana.",
  resourceTaxLasts: "Paga impuestos propios de las materias primas, por encima del tipo legal: suponemos que duran.",
  depreciationEstimated:
    "La amortización de este año no se conoce: la estimamos con la última proporción conocida sobre los ingresos.",
  ebitEstimated: "El EBIT no se publica: lo estimamos con otras partidas.",
  researchCapitalised:
    "La investigación se trata como una inversión: suma al margen lo que aún no se ha consumido y suma al capital lo que queda por amortizar.",
  researchUnknown: "No conocemos bastantes ejercicios seguidos de I+D para capitalizarla: sigue siendo gasto.",
  researchLifeShortened: "Conocemos menos ejercicios de I+D que su vida útil: la amortizamos en menos años.",
  researchBroken:
    "Su I+D cae más de un 65 % en un año: antes y después no es la misma cifra, así que no la capitalizamos.",
  interestEstimated: "Los intereses de este año no se conocen: los estimamos con los últimos conocidos.",
  interestFromIndustry: "No publica sus intereses: los estimamos con lo que su sector paga por la deuda.",
  debtPartlyKnown: "Solo conocemos parte de su deuda; el valor puede ser menor.",
  debtFromLiabilities:
    "No publica su deuda: restamos todo lo que debe, que es poco para lo que vale en bolsa; el valor puede ser algo mayor.",
  debtFromInterest: "No conocemos su deuda: la estimamos con sus intereses y lo que su sector paga por la deuda.",
  debtOutdated: "La última cifra conocida de su deuda es de un año anterior.",
  securitiesUnknown: "No sabemos cuánto tiene en inversiones financieras; el valor puede ser mayor.",
  leasesUnknown: "No conocemos sus deudas por alquileres; no se restan.",
  financeLeasesUnknown: "No conocemos sus arrendamientos financieros; no se restan.",
  associatesUnknown: "No conocemos sus participaciones en asociadas; no se suman.",
  pensionsUnknown: "No sabemos si debe pensiones; no se restan.",
  minoritiesUnknown: "No sabemos qué parte es de otros socios; no se resta.",
  minoritiesAtBook: "La parte de otros socios se resta a valor contable, y puede valer más.",
  preferredUnknown: "No sabemos si tiene acciones preferentes; no se restan.",
  dilutionUnknown: "No conocemos las acciones que nacerán de opciones; el valor puede ser menor.",
  sharesDisagree: "Dos fuentes no coinciden en el número de acciones.",
  sharesFromStatement: "El número de acciones es el de las últimas cuentas, no el de hoy.",
  capitalFromIndustry:
    "Su relación entre ventas y capital no se conoce o se sale de lo normal: usamos la de su sector.",
  capitalOutdated:
    "Falta alguna parte de su capital este año: usamos la relación entre ventas y capital del último año completo.",
  capitalNotPositive: "Su capital invertido no es positivo: suponemos 5 de ventas por unidad de capital nuevo.",
  returnFromCapital:
    "Su ROE no se conoce o no tiene sentido: usamos lo que rinde todo su capital, con un máximo del 60 %.",
  returnAtCost: "No sabemos cuánto gana sobre su patrimonio: suponemos que gana lo que cuesta.",
  buybacksFromCount: "Las recompras netas se deducen de cómo cambia su número de acciones.",
  buybacksUnknown: "No sabemos cuánto dedica a recomprar acciones: no se cuenta nada.",
  closesHoldDividends:
    "Los cierres de los que disponemos descuentan los dividendos posteriores. Se los sumamos para saber cuánto costaba entonces la acción: una estimación, con un margen de un 1 %.",
  exitMeanOfTwo: "Solo hay dos precios de salida posibles: el valor usa la media de los dos.",
  payoutAboveEarnings: "Reparte más de lo que gana.",
  specialDividendExcluded: "Hubo un dividendo extraordinario; no se proyecta.",
  dividendsInferred: "El dividendo por acción se deduce del total pagado.",
  earningsNormalised: "El beneficio del último año no era normal: usamos la media de varios.",
  revenueUnknown:
    "No sabemos los ingresos del último ejercicio: el beneficio de un año normal sale de los propios beneficios.",
  sectorAverages: "No hay bastantes comparables propias: usamos medias del sector publicadas.",
  singleMultiple: "Se apoya en un solo múltiplo.",
  peerDebtPartlyKnown: "De alguna comparable solo conocemos parte de la deuda.",
  midCycle: "Es un negocio cíclico: usamos el margen medio de varios años, no el del último.",
  marginFromIndustry:
    "Pierde dinero en un año normal: suponemos que su margen llega al de su sector al final de la proyección.",
  cleanSurplusBroken: "Su patrimonio ha cambiado por algo más que beneficios y dividendos.",
  roeNotMeaningful: "Su ROE pasa del 60 % por un patrimonio muy pequeño: contamos solo ese 60 %.",
  fundsFromOperationsEstimated: "El FFO se toma del flujo de caja operativo: el dato exacto no figura en las cuentas.",
  maintenanceEstimated: "No publica aparte cuánto gasta en mantener los edificios: suponemos el 15 % del FFO.",
  gapInHistory: "Falta algún año en sus cuentas; no lo rellenamos.",
  staleStatements: "Sus últimas cuentas tienen más de 18 meses.",
  implausibleValue: "El valor está muy lejos del precio.",
  goodwillUnknown: "No conocemos su fondo de comercio; el patrimonio tangible puede ser menor.",
} as const satisfies Record<Warning, string>;

/** Which form of a method was used. */
export const variants = {
  convergingMargin: "el margen converge al habitual",
  flowToEquity: "lo que queda para sus accionistas",
  midCycleMargin: "margen medio del ciclo",
  failureWeighted: "ponderado por la probabilidad de quiebra",
  pathToProfit: "camino hasta el margen de su sector",
  distributableCash: "caja que puede repartir (AFFO)",
  fadingPayout: "reparto que evoluciona hasta el sostenible",
  peerMultiples: "comparables propias",
  sectorMultiples: "medias del sector",
  mixedMultiples: "comparables propias y medias del sector",
  persistentResidualIncome: "exceso que se desvanece poco a poco",
  fadingResidualIncome: "exceso que se acerca a lo que perdura",
  excessReturn: "exceso de rentabilidad, para bancos y aseguradoras",
  tangibleBook: "patrimonio tangible",
  reportedBook: "patrimonio contable",
  twoPartEarnings: "dividendos y precio de salida",
  midCycleEarnings: "beneficio medio del ciclo",
  fundsFromOperations: "fondos de las operaciones",
  peerImplied: "precio que sugieren sus comparables",
} as const satisfies Record<ValuationVariant, string>;
