import type { Messages } from "../message-types.ts";

export const notApplicable: Messages["notApplicable"] = {
  financial:
    "Il suo debito fa parte dell’attività, non è finanziamento: il flusso di cassa per l’impresa e i multipli EV non sono applicabili.",
  holding:
    "È una holding: riunisce attività e partecipazioni molto diverse, che nessun flusso di cassa unico descrive.",
  noDividend: "Non paga dividendi: non c’è nulla da scontare.",
  shortDividendHistory:
    "Nei bilanci che abbiamo risultano dividendi in meno di tre degli ultimi quattro esercizi: troppo pochi per proiettarli.",
  dividendSuspended: "Nell’ultimo esercizio ha smesso di pagare il dividendo: non c’è nulla da proiettare.",
  dividendNotCovered: "L’utile normalizzato è nullo o negativo e non copre il dividendo: non c’è da dove proiettarlo.",
  shortHistory: "Ci sono meno di tre bilanci annuali: non bastano per distinguere una tendenza da un dato isolato.",
  negativeEbit: "Il suo EBIT normalizzato è negativo: estrapolare perdite non dà un valore.",
  negativeEarnings: "Il suo utile normalizzato è negativo: questo metodo richiede un utile di partenza.",
  negativeEquity: "Il suo patrimonio contabile è negativo: deve più di quanto figura in bilancio.",
  bookTooSmall:
    "Il suo patrimonio contabile è, o è stato in quasi tutti questi anni, nullo o quasi: il ROE non è significativo.",
  negativeTerminalCashFlow: "Alla fine della proiezione il flusso è ancora negativo: non c’è un valore terminale.",
  equityUnderWater: "I flussi previsti non coprono il debito: agli azionisti non resterebbe nulla.",
  fewPeers: "Ci sono meno di cinque società comparabili con dati.",
  currencyUnresolved: "Bilancio e prezzo sono in valute diverse e non abbiamo un cambio con data.",
  dataSuspect:
    "Prezzo, numero di azioni o bilancio si contraddicono: non diamo un valore per azione che non possiamo sostenere.",
  impliedPremiumMissing:
    "Nessun premio tra l’1 e il 9% spiega i prezzi di questi dati: non c’è un valore relativo al mercato.",
  shareBasisUnsettled:
    "Il numero di azioni e i bilanci non si corrispondono (per una fusione o un’emissione successiva, o perché solo uno dei due conta alcuni proprietari): qualsiasi valore per azione sarebbe falso.",
  sharesMissing: "Non conosciamo il numero delle sue azioni.",
  figuresMissing: "Il suo bilancio non dà tutte le voci che servono al metodo.",
  debtUnknown: "Non sappiamo quanto deve, e senza questo dato non si passa dall’enterprise value al valore per azione.",
  discountRateNotAboveGrowth: "Il tasso di sconto non supera la crescita perpetua: il valore sarebbe infinito.",
  discountRateNearGrowth:
    "Il tasso di sconto supera la crescita perpetua di meno di mezzo punto: un decimo di punto in più o in meno cambierebbe il valore di oltre un quinto, e il risultato non sarebbe significativo.",
  discountRateInvalid:
    "Il costo del capitale proprio risulta inferiore al tasso privo di rischio, o nullo: a quel tasso non si può scontare.",
  distressed:
    "Il suo risultato non basta per gli interessi: un metodo che presuppone la continuità aziendale sarebbe fuorviante.",
  lossMaking:
    "È in perdita, o lo è stata nella maggior parte degli ultimi esercizi: quelli in utile sono troppo pochi per una proiezione.",
  preRevenue: "Non ha ancora ricavi da valutare.",
  modelNotInstalled:
    "Non c’è previsione: il modello non è installato su questo server, o il giorno chiesto gli è anteriore.",
  sectorNotInTraining: "Il modello non è stato addestrato su società di questo settore.",
  outOfDomain:
    "La società somiglia poco a quelle che il modello conosce (società USA di una certa dimensione): si astiene.",
  featuresMissing: "Mancano troppi dei dati richiesti dal modello.",
  statementsStale: "L’ultimo bilancio ha più di un anno e mezzo: il modello non valuta dati non aggiornati.",
  bandTooWide:
    "L’estremo alto della sua banda dell’80% è più di quattro volte quello basso: la stima è troppo imprecisa.",
  outOfProportion:
    "Con queste ipotesi la formula dà più di mille volte il prezzo: non è un risultato valido. Avvicina le ipotesi a quelle calcolate, oppure controlla il prezzo.",
  notFinite: "Con queste cifre la formula non dà un numero.",
};

export const notVoting: Messages["notVoting"] = {
  informative: "Si mostra come riferimento: per questo tipo di società altri metodi sono più adatti.",
  staleStatements:
    "I conti si sono chiusi più di 18 mesi prima del prezzo: non rappresentano più la società quotata oggi.",
  assetLight: "Il suo valore dipende dagli utili, non dagli attivi: è un valore minimo, non una stima.",
  bookAtCost: "I suoi attivi figurano al costo, non al mercato: il valore contabile è troppo basso e non vota.",
  exitWithoutMarket: "Non c’è un multiplo di mercato per il prezzo di uscita: resta solo il P/E giustificato.",
  atRisk:
    "Il dividendo supera una volta e mezza l’utile, normalizzato o degli ultimi due esercizi: se viene tagliato, scende anche questo valore.",
  neutralWithoutValue: "Nello scenario neutrale, che decide chi vota, non dà alcun valore: si mostra e non conta.",
  partSeparated:
    "I conti comprendono ancora un’attività scorporata: il valore è quello del gruppo di prima, non dell’azione quotata oggi.",
  financeArm:
    "Ha una finanziaria per i suoi clienti: quel debito fa parte dell’attività e questo metodo lo sottrarrebbe tutto.",
  interestUnlikely:
    "Gli interessi superano il 15% del debito noto: uno dei due dati è errato, e questo metodo sottrae il debito.",
  debtEstimated:
    "Il debito è una stima e supera un quinto della capitalizzazione: un errore cambierebbe troppo il risultato.",
  partOwnedByOthers:
    "Parte dell’utile spetta alle minoranze e non sappiamo quanto valga la loro quota: questo metodo lo conterebbe tutto.",
  implausiblyLow: "Nello scenario neutrale è meno di un quinto del prezzo: prima di crederci controlla le ipotesi.",
  implausiblyHigh: "Nello scenario neutrale è più di cinque volte il prezzo: prima di crederci controlla le ipotesi.",
  fewInputs: "Si basa su troppo pochi dati per contare come voto.",
  pathSupposed:
    "Il suo utile normalizzato è negativo: questo valore suppone che raggiunga il margine del settore, cosa incerta.",
  stillUnprofitable: "È ancora in perdita: il margine è positivo solo capitalizzando la R&S, e non basta per votare.",
  voteNotEarned:
    "Negli anni di prova il modello non è stato abbastanza preciso in questo settore: si mostra e non conta.",
  forced:
    "L’hai chiesto anche se il tipo di società lo sconsiglia: si calcola come per una società ordinaria, si mostra e non conta.",
};

export const warnings: Messages["warnings"] = {
  flowsAtYearEnd: "I flussi sono attualizzati da fine anno, come hai scelto, e non da metà anno.",
  terminalSpreadThin: "Il tasso di sconto supera di poco la crescita perpetua: mezzo punto cambia molto il valore.",
  terminalGrowthLowered:
    "Con un costo del capitale così basso, la crescita perpetua resta sotto quella dell’economia: 2,5 punti in meno di quel costo.",
  terminalValueDominant: "Il valore terminale pesa per più di tre quarti.",
  terminalValueExtreme: "Il valore terminale pesa per più del 90%: dipende quasi del tutto dal futuro lontano.",
  growthCapped: "La crescita calcolata era maggiore; l’abbiamo limitata.",
  growthFloored: "La crescita calcolata era più negativa; l’abbiamo limitata.",
  growthFromFewCandidates: "La crescita si basa su pochi dati: prova a cambiarla.",
  growthAfterBreak: "Un anno ha perso più di due quinti delle vendite: misuriamo la crescita da allora.",
  growthAfterPartLeft: "In quegli anni è stata scorporata un’attività: misuriamo la crescita da allora.",
  growthWithoutSlump:
    "Le vendite erano crollate e si sono riprese: misuriamo la crescita senza quegli anni, perché tornare al livello di prima non è crescere.",
  growthAboveReturn: "La crescita supera quella che la sua redditività può finanziare.",
  growthManyfold: "Con questa crescita i ricavi diventerebbero più del quadruplo: poche imprese ci sono riuscite.",
  bookGrowthWithReserves:
    "La sua crescita si misura sul patrimonio netto contabile, e non sappiamo quanto dipenda da rivalutazioni o riacquisti.",
  bookGrowthOfEarnings:
    "Il suo patrimonio è cambiato per qualcosa di più di utili e distribuzioni: misuriamo la crescita dagli utili trattenuti.",
  premiumCarried:
    "Il premio per il rischio è stato pubblicato con un altro tasso privo di rischio: lo adeguiamo a quello di oggi, a parità di rendimento atteso del mercato.",
  ratesOfPair:
    "Il tasso privo di rischio di oggi è troppo lontano da quello pubblicato con il premio: usiamo entrambi quelli di allora.",
  averagesOutdated: "Le medie di settore o gli spread sono più vecchi di oltre un anno del premio per il rischio.",
  waccUnusual: "Il tasso di sconto esce dal consueto: controlla beta e debito.",
  hyperinflation:
    "Per la sua valuta si attende un’inflazione che raddoppia i prezzi in tre anni (iperinflazione secondo lo IAS 29): cifre di anni diversi si possono a stento confrontare.",
  betaUnusual: "Il suo beta esce dal consueto, da 0,5 a 2,5.",
  betaFromRegression: "Il beta è misurato sull’indice perché il suo settore non ne ha uno pubblicato.",
  betaFromMarket: "Senza un beta proprio o di settore, usiamo quello del mercato.",
  weightsFromIndustry: "Non conosciamo tutto il suo debito: usiamo la struttura finanziaria del suo settore.",
  debtCostFromIndustry: "Senza interessi noti, usiamo lo spread del debito del suo settore.",
  interestUnlikely:
    "Gli interessi non quadrano con il debito: per il suo costo usiamo lo spread del debito del suo settore.",
  distressCountedOnce:
    "Il rischio di default è già contato nella sua probabilità: per il costo del debito usiamo lo spread del suo settore.",
  coverageOfLoss: "Una perdita non è un’insolvenza: usiamo lo spread sul debito del suo settore.",
  countryRiskFromIncorporation: "Il rischio paese è quello della sede: non conosciamo le vendite per paese.",
  countryRiskFromSales: "Il rischio paese è la media dei paesi in cui vende, ponderata per le vendite.",
  costOfEquityBelowDebt: "Il costo del capitale proprio risulta inferiore a quello del debito, cosa insolita.",
  taxUnknown: "Non conosciamo le imposte che paga; usiamo l’aliquota nominale.",
  taxYearsLeftOut: "In qualche anno l’aliquota effettiva è stata sotto lo 0% o sopra il 100%: è esclusa dalla mediana.",
  resourceTaxLasts: "Paga imposte sulle risorse naturali oltre l’aliquota legale: le supponiamo durature.",
  depreciationEstimated:
    "Gli ammortamenti di quest’anno non si conoscono: li stimiamo con l’ultima quota nota sui ricavi.",
  ebitEstimated: "L’EBIT non è pubblicato: lo stimiamo con altre voci.",
  researchCapitalised:
    "La R&S è capitalizzata: si somma all’EBIT, si ammortizza nella sua vita utile e la parte residua conta come capitale investito.",
  researchUnknown: "Non conosciamo abbastanza esercizi consecutivi di R&S per capitalizzarla: resta un costo.",
  researchLifeShortened: "Conosciamo meno esercizi di R&S della sua vita utile: la ammortizziamo in meno anni.",
  researchBroken: "La sua R&S cala di oltre il 65% in un anno: la serie non è omogenea, quindi non la capitalizziamo.",
  interestEstimated: "Gli interessi di quest’anno non si conoscono: li stimiamo con gli ultimi noti.",
  interestFromIndustry: "Non pubblica gli interessi: li stimiamo con il costo del debito del settore.",
  debtPartlyKnown: "Conosciamo solo parte del suo debito; il valore può essere minore.",
  debtFromLiabilities:
    "Non pubblica il debito: sottraiamo tutte le passività, piccole rispetto alla capitalizzazione; il valore può essere un po’ maggiore.",
  debtFromInterest: "Il suo debito non è noto: lo stimiamo dagli interessi e dal costo del debito del settore.",
  debtNetOfCash:
    "Il suo debito è noto solo al netto della cassa, in un’unica cifra dichiarata dalla fonte: togliamo quella e non aggiungiamo altra cassa.",
  debtOutdated: "L’ultima cifra nota del suo debito è di un anno precedente.",
  securitiesUnknown: "Non conosciamo le sue attività finanziarie; il valore può essere maggiore.",
  leasesUnknown: "Non conosciamo i suoi debiti per leasing; non si sottraggono.",
  financeLeasesUnknown: "Non conosciamo i suoi leasing finanziari; non si sottraggono.",
  associatesUnknown: "Non conosciamo le sue partecipazioni in collegate; non si sommano.",
  pensionsUnknown: "Non conosciamo i suoi impegni pensionistici; non si sottraggono.",
  minoritiesUnknown: "Non conosciamo li interessi di minoranza; non si sottraggono.",
  minoritiesAtBook: "Li interessi di minoranza si sottraggono a valore contabile, e possono valere di più.",
  preferredUnknown: "Non sappiamo se ha azioni privilegiate; non si sottraggono.",
  dilutionUnknown: "Non conosciamo la diluizione da stock option; il valore può essere minore.",
  sharesDisagree: "Due fonti non concordano sul numero di azioni.",
  sharesFromStatement: "Il numero di azioni è quello dell’ultimo bilancio, non di oggi.",
  capitalFromIndustry:
    "Il suo rapporto tra ricavi e capitale non è noto o è fuori dall’ordinario: usiamo quello del suo settore.",
  capitalOutdated:
    "Quest’anno manca una parte del capitale: usiamo il rapporto tra ricavi e capitale dell’ultimo anno completo.",
  capitalNotPositive: "Il capitale investito non è positivo: supponiamo ricavi pari a 5 per unità di nuovo capitale.",
  returnFromCapital:
    "Il suo ROE è ignoto o non significativo: usiamo la redditività di tutto il capitale, al massimo il 60%.",
  returnAtCost: "Non conosciamo il suo ROE: supponiamo che sia pari al costo del capitale proprio.",
  buybacksFromCount: "I riacquisti netti si deducono dalla variazione del numero di azioni.",
  buybacksUnknown: "Non conosciamo i riacquisti di azioni: non si contano.",
  closesHoldDividends:
    "Le chiusure disponibili sono rettificate per i dividendi successivi. Li riaggiungiamo per stimare il prezzo di allora, di solito con uno scarto di circa l’1%; non le scissioni né alcuni dividendi straordinari.",
  exitMeanOfTwo: "Ci sono solo due prezzi di uscita possibili: il valore usa la loro media.",
  payoutAboveEarnings: "Il payout supera il 100%.",
  specialDividendExcluded: "C’è stato un dividendo straordinario; non si proietta.",
  dividendsInferred: "Il dividendo per azione si ricava dal totale pagato.",
  earningsNormalised: "L’utile dell’ultimo anno non è rappresentativo: usiamo la media di più anni.",
  revenueUnknown: "Non conosciamo i ricavi dell’ultimo esercizio: l’utile normalizzato si ricava dagli utili stessi.",
  sectorAverages: "Non ci sono abbastanza comparabili: usiamo medie di settore pubblicate.",
  singleMultiple: "Si basa su un solo multiplo.",
  peerDebtPartlyKnown: "Di qualche comparabile conosciamo solo parte del debito.",
  midCycle: "È un’attività ciclica: usiamo il margine medio di più anni, non l’ultimo.",
  marginFromIndustry:
    "Il suo EBIT normalizzato è negativo: supponiamo che il margine raggiunga quello del settore alla fine della proiezione.",
  cleanSurplusBroken: "Il patrimonio è cambiato per qualcosa di più di utili e dividendi.",
  roeNotMeaningful: "Il suo ROE supera il 60% per un patrimonio molto piccolo: lo limitiamo al 60%.",
  goodwillUnknown: "Non conosciamo l’avviamento; il patrimonio tangibile può essere minore.",
  fundsFromOperationsEstimated: "L’FFO è preso dal flusso di cassa operativo: il dato esatto non è nei bilanci.",
  maintenanceEstimated: "Non pubblica a parte quanto spende per mantenere gli immobili: supponiamo il 15% dell’FFO.",
  gapInHistory: "Manca qualche anno nei suoi bilanci; non lo stimiamo.",
  staleStatements: "Il suo ultimo bilancio ha più di 18 mesi.",
  implausibleValue: "Il valore è molto lontano dal prezzo.",
};

export const variants: Messages["variants"] = {
  convergingMargin: "il margine converge a quello consueto",
  flowToEquity: "flusso di cassa per gli azionisti",
  midCycleMargin: "margine medio del ciclo",
  failureWeighted: "ponderato per la probabilità di fallimento",
  pathToProfit: "percorso fino al margine del settore",
  distributableCash: "cassa distribuibile (AFFO)",
  fadingPayout: "payout che converge a quello sostenibile",
  dividendsOnly: "soli dividendi, con un payout che converge a quello sostenibile",
  constantGrowth: "dividendo a crescita costante (Gordon-Shapiro)",
  twoStageDividends: "dividendi a due stadi",
  threeStageDividends: "dividendi a tre stadi",
  halfLifeDividends: "dividendi secondo il modello H",
  peerMultiples: "comparabili proprie",
  sectorMultiples: "medie di settore",
  mixedMultiples: "comparabili proprie e medie di settore",
  persistentResidualIncome: "extra-rendimento che svanisce a poco a poco",
  fadingResidualIncome: "extra-rendimento che converge al livello di lungo periodo",
  excessReturn: "extra-rendimento, per banche e assicurazioni",
  tangibleBook: "patrimonio tangibile",
  reportedBook: "patrimonio contabile",
  twoPartEarnings: "dividendi e prezzo di uscita",
  midCycleEarnings: "utile medio del ciclo",
  fundsFromOperations: "funds from operations (FFO)",
  peerImplied: "prezzo implicito nelle società comparabili",
};
