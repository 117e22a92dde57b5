import type { NotApplicableReason, NotVotingReason, ValuationVariant, Warning } from "@valora/valuation";

/** Why a method gives no value. */
export const notApplicable = {
  financial:
    "Su deuda forma parte del negocio, no es financiación: el flujo de caja libre de la empresa y los múltiplos de EV no son aplicables.",
  holding: "Es un holding: reúne negocios y participaciones muy distintos, que ningún flujo de caja único describe.",
  noDividend: "No paga dividendo: no hay nada que descontar.",
  shortDividendHistory:
    "En las cuentas que tenemos consta dividendo en menos de tres de los cuatro últimos ejercicios: son pocos para proyectarlo.",
  dividendSuspended: "Ha dejado de pagar dividendo en el último ejercicio: no hay nada que proyectar.",
  dividendNotCovered:
    "Su beneficio normalizado es nulo o negativo y no cubre el dividendo: no hay de dónde proyectarlo.",
  shortHistory: "Hay menos de tres cuentas anuales: no bastan para distinguir una tendencia de un dato aislado.",
  negativeEbit: "Su EBIT normalizado es negativo: extrapolar pérdidas no da un valor.",
  negativeEarnings: "Su beneficio normalizado es negativo: este método necesita un beneficio de partida.",
  negativeEquity: "Su patrimonio contable es negativo: debe más de lo que figura en el balance.",
  bookTooSmall: "Su patrimonio contable es, o ha sido en casi todos estos años, casi nulo: el ROE no es significativo.",
  negativeTerminalCashFlow: "Al final de la proyección el flujo sigue siendo negativo: no hay valor terminal.",
  equityUnderWater: "Los flujos previstos no cubren la deuda: el valor para los accionistas sería nulo.",
  fewPeers: "Hay menos de cinco empresas comparables con datos.",
  currencyUnresolved: "Sus cuentas y su precio están en monedas distintas y no tenemos un cambio con fecha.",
  dataSuspect:
    "Precio, número de acciones o cuentas se contradicen: no damos un valor por acción que no podamos sostener.",
  impliedPremiumMissing:
    "Ninguna prima entre el 1 y el 9 % explica los precios de estos datos: no hay valor relativo al mercado.",
  shareBasisUnsettled:
    "Su número de acciones y sus cuentas no se corresponden (por una fusión o una emisión posterior, o porque solo uno de los dos cuenta a algunos propietarios): cualquier valor por acción sería falso.",
  sharesMissing: "No conocemos su número de acciones.",
  figuresMissing: "Sus cuentas no dan todas las partidas que necesita el método.",
  debtUnknown: "No sabemos cuánto debe, y sin esa cifra no se puede pasar del valor de la empresa al de la acción.",
  discountRateNotAboveGrowth: "La tasa de descuento no supera al crecimiento a perpetuidad: el valor sería infinito.",
  discountRateNearGrowth:
    "La tasa de descuento queda a menos de medio punto del crecimiento a perpetuidad: una décima arriba o abajo cambiaría el valor más de una quinta parte, y la cifra no sería significativa.",
  discountRateInvalid:
    "El coste de los recursos propios resulta inferior al tipo libre de riesgo, o nulo: no se puede descontar a esa tasa.",
  distressed:
    "Su beneficio no cubre los intereses: un método que supone continuidad indefinida daría un valor engañoso.",
  lossMaking:
    "Pierde dinero, o lo ha perdido en la mayoría de los últimos ejercicios: hay muy pocos con beneficio para proyectarlo.",
  preRevenue: "Todavía no tiene ingresos que valorar.",
  modelNotInstalled:
    "No hay predicción: el modelo no está instalado en este servidor, o el día pedido es anterior a él.",
  sectorNotInTraining: "El modelo no se ha entrenado con empresas de este sector.",
  outOfDomain:
    "La empresa se parece poco a las que el modelo conoce (empresas de EE. UU., de cierto tamaño): se abstiene.",
  featuresMissing: "Faltan demasiadas de las cifras que necesita el modelo.",
  statementsStale: "Las últimas cuentas tienen más de año y medio: el modelo no valora con cifras antiguas.",
  bandTooWide:
    "El extremo alto de su banda del 80 % es más de cuatro veces el bajo: la estimación es demasiado imprecisa.",
  outOfProportion:
    "Con estos supuestos la fórmula da más de mil veces el precio: no es un resultado válido. Acerca los supuestos a los calculados, o revisa el precio.",
  notFinite: "Con estas cifras la fórmula no da un número.",
} as const satisfies Record<NotApplicableReason, string>;

/** Why an estimate is shown without a vote. */
export const notVoting = {
  informative: "Se muestra como referencia: para este tipo de empresa otros métodos son más adecuados.",
  staleStatements: "Las cuentas terminaron más de 18 meses antes del precio: ya no reflejan la empresa que hoy cotiza.",
  assetLight: "Su valor depende de sus beneficios, no de sus activos: es un suelo, no una estimación.",
  bookAtCost: "Sus activos figuran a coste, no a mercado: el valor contable se queda corto y no vota.",
  exitWithoutMarket:
    "No hay un múltiplo de mercado para el precio de salida: solo queda el PER justificado por sus cifras.",
  atRisk:
    "El dividendo supera una vez y media el beneficio, el normalizado o el de los dos últimos ejercicios: si se recorta, este valor también cae.",
  neutralWithoutValue: "En el escenario neutral, que decide quién vota, no da ningún valor: se muestra y no cuenta.",
  partSeparated:
    "Las cuentas aún incluyen una parte que ya salió de la empresa: el valor es el del grupo anterior, no el de la acción que hoy cotiza.",
  financeArm:
    "Tiene una financiera para sus clientes: su deuda es parte de ese negocio y este método la restaría entera.",
  interestUnlikely:
    "Sus intereses superan el 15 % de la deuda conocida: una de las dos cifras es errónea, y este método resta la deuda.",
  debtEstimated:
    "Su deuda es una estimación y supera una quinta parte de su capitalización: un error cambiaría demasiado el valor.",
  partOwnedByOthers:
    "Parte de su beneficio corresponde a minoritarios y no sabemos cuánto vale su participación: este método lo contaría todo.",
  implausiblyLow:
    "En el escenario neutral queda a menos de un quinto del precio: antes de creerlo hay que revisar los supuestos.",
  implausiblyHigh:
    "En el escenario neutral queda a más de cinco veces el precio: antes de creerlo hay que revisar los supuestos.",
  fewInputs: "Se apoya en muy pocos datos para contarlo como un voto.",
  pathSupposed:
    "Su beneficio normalizado es negativo: este valor supone que alcanzará el margen de su sector, y eso es incierto.",
  stillUnprofitable:
    "Todavía pierde dinero: su margen solo es positivo si la I+D se capitaliza, y eso no basta para votar.",
  voteNotEarned: "En los años de prueba, el modelo no fue bastante preciso en este sector: se muestra y no cuenta.",
  forced:
    "Lo has pedido aunque el tipo de empresa lo desaconseja: se calcula como si fuera una empresa corriente, se muestra y no cuenta.",
} as const satisfies Record<NotVotingReason, string>;

/** Warnings about an estimate, to read before trusting it. */
export const warnings = {
  flowsAtYearEnd: "Los flujos se descuentan a final de año, como has elegido, y no a mitad.",
  terminalSpreadThin:
    "La tasa de descuento apenas supera al crecimiento a perpetuidad: medio punto cambia mucho el valor.",
  terminalGrowthLowered:
    "Con un coste de capital tan bajo, el crecimiento a perpetuidad se limita por debajo del de la economía: 2,5 puntos menos que ese coste.",
  terminalValueDominant: "El valor terminal supone más de tres cuartas partes del valor.",
  terminalValueExtreme: "El valor terminal supone más del 90 % del valor: depende casi por completo del futuro lejano.",
  growthCapped: "El crecimiento calculado era mayor; lo hemos limitado.",
  growthFloored: "El crecimiento calculado era más negativo; lo hemos limitado.",
  growthFromFewCandidates: "El crecimiento se basa en pocos datos: prueba a cambiarlo.",
  growthAfterBreak: "Un año perdió más de dos quintas partes de sus ventas: medimos el crecimiento desde entonces.",
  growthAfterPartLeft: "En esos años se segregó una parte de la empresa: medimos el crecimiento desde entonces.",
  growthWithoutSlump:
    "Sus ventas se hundieron y ya se han recuperado: medimos el crecimiento sin esos años, porque volver a donde estaba no es crecer.",
  growthAboveReturn: "El crecimiento supera el que su rentabilidad puede financiar.",
  growthManyfold:
    "Con este crecimiento, sus ingresos se multiplicarían por más de cuatro: pocas empresas lo han logrado.",
  bookGrowthWithReserves:
    "Su crecimiento se mide sobre el patrimonio contable, y no sabemos cuánto se debe a ajustes de valor o a recompras.",
  bookGrowthOfEarnings:
    "Su patrimonio cambió por algo más que beneficios y dividendos: medimos su crecimiento por el beneficio retenido.",
  premiumCarried:
    "La prima de riesgo se publicó con otro tipo libre de riesgo: la ajustamos al de hoy para mantener la rentabilidad esperada del mercado.",
  ratesOfPair:
    "El tipo libre de riesgo de hoy se aleja demasiado del publicado con la prima: usamos los dos de aquella fecha.",
  averagesOutdated: "Las medias del sector o los diferenciales son más de un año anteriores a la prima de riesgo.",
  waccUnusual: "La tasa de descuento se sale de lo habitual: comprueba la beta y la deuda.",
  hyperinflation:
    "Se espera para su moneda una inflación que dobla los precios en tres años (hiperinflación según la NIC 29): cifras de años distintos apenas se pueden comparar.",
  betaUnusual: "Su beta se sale de lo habitual, de 0,5 a 2,5.",
  betaFromRegression: "La beta se ha medido frente al índice porque su sector no tiene una publicada.",
  betaFromMarket: "Sin beta propia ni de sector, usamos la del mercado.",
  weightsFromIndustry: "No conocemos toda su deuda: usamos la estructura de capital de su sector.",
  debtCostFromIndustry: "Sin intereses conocidos, usamos el diferencial de deuda de su sector.",
  interestUnlikely: "Sus intereses no cuadran con su deuda: para su coste usamos el diferencial de deuda de su sector.",
  distressCountedOnce:
    "El riesgo de quiebra ya se cuenta en su probabilidad: para el coste de la deuda usamos el diferencial de su sector.",
  coverageOfLoss: "Tener pérdidas no equivale a un impago: usamos el diferencial de deuda de su sector.",
  countryRiskFromIncorporation: "El riesgo de país es el de su sede: no conocemos sus ventas por país.",
  countryRiskFromSales: "El riesgo de país es la media de los países en los que vende, ponderada por sus ventas.",
  costOfEquityBelowDebt: "El coste de los recursos propios resulta inferior al de la deuda, algo poco habitual.",
  taxUnknown: "No conocemos los impuestos que paga; usamos el tipo nominal.",
  taxYearsLeftOut: "Algún año el tipo efectivo fue inferior al 0 % o superior al 100 %: se excluye de la mediana.",
  resourceTaxLasts:
    "Paga impuestos específicos sobre materias primas, por encima del tipo nominal: suponemos que se mantienen.",
  depreciationEstimated:
    "La amortización de este año no se conoce: la estimamos con la última proporción conocida sobre los ingresos.",
  ebitEstimated: "El EBIT no se publica: lo estimamos con otras partidas.",
  researchCapitalised:
    "La I+D se capitaliza: se suma al EBIT, se amortiza durante su vida útil y lo pendiente de amortizar cuenta como capital invertido.",
  researchUnknown: "No conocemos bastantes ejercicios seguidos de I+D para capitalizarla: se mantiene como gasto.",
  researchLifeShortened: "Conocemos menos ejercicios de I+D que su vida útil: la amortizamos en menos años.",
  researchBroken: "Su I+D cae más de un 65 % en un año: la serie no es homogénea, así que no la capitalizamos.",
  interestEstimated: "Los intereses de este año no se conocen: los estimamos con los últimos conocidos.",
  interestFromIndustry: "No publica sus intereses: los estimamos con el coste de la deuda de su sector.",
  debtPartlyKnown: "Solo conocemos parte de su deuda; el valor puede ser menor.",
  debtFromLiabilities:
    "No publica su deuda: restamos todo el pasivo, que es pequeño frente a su capitalización; el valor puede ser algo mayor.",
  debtFromInterest: "No conocemos su deuda: la estimamos con sus intereses y el coste de la deuda de su sector.",
  debtNetOfCash:
    "Su deuda se conoce ya neta de caja, en una sola cifra que da la fuente: restamos esa y no sumamos caja aparte.",
  debtOutdated: "La última cifra conocida de su deuda es de un año anterior.",
  securitiesUnknown: "No conocemos sus inversiones financieras; el valor puede ser mayor.",
  leasesUnknown: "No conocemos sus pasivos por arrendamiento; no se restan.",
  financeLeasesUnknown: "No conocemos sus arrendamientos financieros; no se restan.",
  associatesUnknown: "No conocemos sus participaciones en asociadas; no se suman.",
  pensionsUnknown: "No conocemos sus compromisos por pensiones; no se restan.",
  minoritiesUnknown: "No conocemos los intereses minoritarios; no se restan.",
  minoritiesAtBook: "Los intereses minoritarios se restan a valor contable, y pueden valer más.",
  preferredUnknown: "No sabemos si tiene acciones preferentes; no se restan.",
  dilutionUnknown: "No conocemos la dilución por opciones; el valor puede ser menor.",
  sharesDisagree: "Dos fuentes no coinciden en el número de acciones.",
  sharesFromStatement: "El número de acciones es el de las últimas cuentas, no el de hoy.",
  capitalFromIndustry:
    "Su relación entre ventas y capital no se conoce o se sale de lo normal: usamos la de su sector.",
  capitalOutdated:
    "Falta alguna parte de su capital este año: usamos la relación entre ventas y capital del último año completo.",
  capitalNotPositive: "Su capital invertido no es positivo: suponemos 5 de ventas por unidad de capital nuevo.",
  returnFromCapital:
    "Su ROE no se conoce o no es significativo: usamos la rentabilidad de todo su capital, con un máximo del 60 %.",
  returnAtCost: "No conocemos su ROE: suponemos que iguala al coste de los recursos propios.",
  buybacksFromCount: "Las recompras netas se deducen de la variación del número de acciones.",
  buybacksUnknown: "No conocemos sus recompras de acciones: no se incluyen.",
  closesHoldDividends:
    "Los cierres disponibles están ajustados por los dividendos posteriores. Se los sumamos para estimar a cuánto cotizaba entonces la acción, por lo general con un margen de un 1 %; no las escisiones ni algún dividendo extraordinario.",
  exitMeanOfTwo: "Solo hay dos precios de salida posibles: el valor usa la media de los dos.",
  payoutAboveEarnings: "El pay-out supera el 100 %.",
  specialDividendExcluded: "Hubo un dividendo extraordinario; no se proyecta.",
  dividendsInferred: "El dividendo por acción se deduce del total pagado.",
  earningsNormalised: "El beneficio del último año no es representativo: usamos la media de varios.",
  revenueUnknown:
    "No sabemos los ingresos del último ejercicio: el beneficio normalizado se calcula con los propios beneficios.",
  sectorAverages: "No hay bastantes comparables propias: usamos medias del sector publicadas.",
  singleMultiple: "Se basa en un solo múltiplo.",
  peerDebtPartlyKnown: "De alguna comparable solo conocemos parte de la deuda.",
  midCycle: "Es un negocio cíclico: usamos el margen medio de varios años, no el del último.",
  marginFromIndustry:
    "Su EBIT normalizado es negativo: suponemos que su margen alcanza el de su sector al final de la proyección.",
  cleanSurplusBroken: "Su patrimonio ha variado por algo más que beneficios y dividendos.",
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
  flowToEquity: "flujo de caja del accionista",
  midCycleMargin: "margen medio del ciclo",
  failureWeighted: "ponderado por la probabilidad de quiebra",
  pathToProfit: "convergencia al margen de su sector",
  distributableCash: "caja distribuible (AFFO)",
  fadingPayout: "pay-out que converge al sostenible",
  dividendsOnly: "solo dividendos, con un pay-out que converge al sostenible",
  constantGrowth: "dividendo con crecimiento constante (Gordon-Shapiro)",
  twoStageDividends: "dividendos en dos etapas",
  threeStageDividends: "dividendos en tres etapas",
  halfLifeDividends: "dividendos por el modelo H",
  peerMultiples: "comparables propias",
  sectorMultiples: "medias del sector",
  mixedMultiples: "comparables propias y medias del sector",
  persistentResidualIncome: "exceso de rentabilidad que desaparece poco a poco",
  fadingResidualIncome: "exceso de rentabilidad que converge a su nivel a largo plazo",
  excessReturn: "exceso de rentabilidad, para bancos y aseguradoras",
  tangibleBook: "patrimonio tangible",
  reportedBook: "patrimonio contable",
  twoPartEarnings: "dividendos y precio de salida",
  midCycleEarnings: "beneficio medio del ciclo",
  fundsFromOperations: "fondos de operaciones (FFO)",
  peerImplied: "precio implícito en sus comparables",
} as const satisfies Record<ValuationVariant, string>;
