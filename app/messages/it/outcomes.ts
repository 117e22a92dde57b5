import type { Messages } from "../message-types.ts";

export const notApplicable: Messages["notApplicable"] = {
  financial:
    "Il suo debito è materia prima, non finanziamento: il flusso libero per l’impresa e i multipli sul valore d’impresa non significano nulla.",
  holding: "È una holding: i suoi flussi sono quelli delle società che possiede, e non li consolida riga per riga.",
  noDividend: "Non paga dividendi: non c’è nulla da scontare.",
  shortDividendHistory: "Paga dividendi da meno di tre anni: è presto per proiettarli.",
  dividendSuspended: "Nell’ultimo esercizio ha smesso di pagare il dividendo: non c’è nulla da proiettare.",
  dividendNotCovered:
    "Il dividendo supera di molto l’utile o si paga a debito: proiettarlo prometterebbe ciò che non guadagna.",
  shortHistory: "Ci sono meno di tre bilanci annuali: non bastano per distinguere una tendenza da un anno isolato.",
  negativeEbit: "La sua attività perde denaro in un anno normale: estrapolare perdite non dà un valore.",
  negativeEarnings: "In un anno normale non guadagna: senza utile questo metodo non ha da dove partire.",
  negativeEquity: "Il suo patrimonio contabile è negativo: deve più di quanto figura in bilancio.",
  bookTooSmall:
    "Il suo patrimonio contabile è, o è stato in quasi tutti questi anni, nullo o quasi: il rendimento su di esso non dice nulla.",
  negativeTerminalCashFlow:
    "Alla fine della proiezione il flusso è ancora negativo: non c’è valore successivo da sommare.",
  equityUnderWater: "I flussi previsti non bastano a coprire ciò che deve: agli azionisti non resterebbe nulla.",
  fewPeers: "Ci sono meno di cinque società comparabili con dati.",
  currencyUnresolved: "Bilancio e prezzo sono in valute diverse e non abbiamo un cambio con data.",
  dataSuspect:
    "Prezzo, numero di azioni o bilancio si contraddicono: non diamo un valore per azione che non possiamo sostenere.",
  impliedPremiumMissing:
    "Nessun premio tra l’1 e il 9 % spiega i prezzi di questi dati: non c’è un valore relativo al mercato.",
  shareBasisUnsettled:
    "Il numero di azioni è cambiato molto dall’ultimo bilancio, per una fusione o un’emissione: qualsiasi valore per azione sarebbe falso.",
  sharesMissing: "Non conosciamo il numero delle sue azioni.",
  figuresMissing: "Mancano voci del suo bilancio, e non le inventiamo.",
  debtUnknown:
    "Non sappiamo quanto deve, e senza quella cifra non si passa dal valore dell’impresa a quello dell’azione.",
  discountRateNotAboveGrowth: "Il tasso di sconto non supera la crescita perpetua: la somma non finirebbe mai.",
  discountRateNearGrowth:
    "Il tasso di sconto supera la crescita perpetua di meno di mezzo punto: un decimo di punto in più o in meno sposterebbe il valore di oltre un quinto, e il numero non direbbe nulla.",
  discountRateInvalid:
    "Il rendimento che chiederebbero gli azionisti risulta inferiore a quello di un titolo senza rischio, o nullo: a quel tasso non si può scontare.",
  distressed: "Il suo risultato non basta per gli interessi: un metodo che la suppone viva per sempre ingannerebbe.",
  lossMaking: "È in perdita e non ci sono abbastanza anni buoni per tracciare una via di ritorno.",
  preRevenue: "Non ha ancora ricavi da valutare.",
  modelNotInstalled: "Il modello di previsione non è installato su questo server.",
  sectorNotInTraining: "Il modello non ha visto società di questo settore.",
  outOfDomain:
    "La società somiglia poco a quelle che il modello conosce (società USA di una certa dimensione): preferisce tacere.",
  featuresMissing: "Mancano troppe delle cifre che il modello chiede.",
  statementsStale: "L’ultimo bilancio ha più di un anno e mezzo: il modello non si esprime su cifre vecchie.",
  bandTooWide: "La sua banda dell’80% va da uno a più di quattro: sarebbe un numero senza contenuto.",
  outOfProportion:
    "Con queste ipotesi la formula dà più di mille volte il prezzo: non è un valore. Avvicina le ipotesi a quelle calcolate, oppure controlla il prezzo.",
  notFinite: "Con queste cifre la formula non dà un numero.",
};

export const notVoting: Messages["notVoting"] = {
  informative: "Si mostra come riferimento: per questo tipo di società altri metodi misurano meglio.",
  staleStatements:
    "I conti si sono chiusi più di 18 mesi prima del prezzo: non sono più quelli dell’azienda che si paga.",
  assetLight: "Vale per ciò che guadagna, non per ciò che possiede: è un pavimento, non una stima.",
  bookAtCost: "I suoi attivi figurano al costo, non al mercato: il valore contabile è troppo basso e non vota.",
  exitWithoutMarket:
    "Non conosciamo alcun multiplo di mercato a cui vendere: resta solo quello giustificato dalle sue cifre.",
  atRisk: "Il dividendo non è coperto: se viene tagliato, questo valore scende con lui.",
  neutralWithoutValue: "Nello scenario neutrale, che decide chi vota, non dà alcun valore: si mostra e non conta.",
  partSeparated:
    "I conti comprendono ancora una parte uscita dall’azienda: il valore è di ciò che c’era, non di ciò che si paga.",
  financeArm:
    "Ha una finanziaria per i suoi clienti: quel debito è la materia prima dell’attività e questo metodo lo sottrarrebbe tutto.",
  interestUnlikely:
    "Gli interessi superano il 15% del debito noto: una delle due cifre non è la sua, e questo metodo sottrae il debito.",
  debtEstimated:
    "Il debito è una stima e supera un quinto del valore di borsa: un errore sposterebbe troppo il risultato.",
  partOwnedByOthers:
    "Parte del suo utile spetta ad altri soci delle controllate e non sappiamo quanto valga: questo metodo lo conterebbe tutto.",
  implausiblyLow: "Nello scenario neutrale è meno di un quinto del prezzo: prima di crederci controlla le ipotesi.",
  implausiblyHigh: "Nello scenario neutrale è più di cinque volte il prezzo: prima di crederci controlla le ipotesi.",
  fewInputs: "Poggia su troppo pochi dati per contare come un voto.",
  pathSupposed:
    "In un anno normale perde denaro: questo valore suppone che arriverà a guadagnare quanto il suo settore, e nessuno lo sa.",
  stillUnprofitable:
    "È ancora in perdita: solo contando la ricerca come investimento il margine è positivo, e non basta per votare.",
  voteNotEarned: "Negli anni di prova il modello non ha guadagnato il voto in questo settore: si mostra e non conta.",
  forced:
    "L’hai chiesto anche se il tipo di società lo sconsiglia: si calcola come per una società ordinaria, si mostra e non conta.",
};

export const warnings: Messages["warnings"] = {
  terminalSpreadThin: "Il tasso di sconto e la crescita perpetua quasi si toccano: mezzo punto cambia molto il valore.",
  terminalGrowthLowered:
    "Con un costo del capitale così basso, supponiamo che in perpetuo cresca meno dell’economia: 2,5 punti sotto quel costo.",
  terminalValueDominant: "Più di tre quarti del valore vengono dopo la proiezione.",
  terminalValueExtreme: "Più di nove decimi del valore vengono dopo la proiezione: è quasi tutto futuro lontano.",
  growthCapped: "La crescita calcolata era maggiore; l’abbiamo limitata.",
  growthFloored: "La crescita calcolata era più negativa; l’abbiamo limitata.",
  growthFromFewCandidates: "La crescita viene da pochi dati: guarda che cosa succede se la cambi.",
  growthAfterBreak: "Un anno ha perso più di due quinti delle vendite: misuriamo la crescita da allora.",
  growthAfterPartLeft: "In quegli anni una parte ha lasciato l’azienda: misuriamo la crescita da allora.",
  growthWithoutSlump:
    "Le vendite erano crollate e si sono riprese: misuriamo la crescita senza quegli anni, perché tornare al livello di prima non è crescere.",
  growthAboveReturn: "Crescerebbe più di quanto la sua redditività può finanziare.",
  growthManyfold:
    "Con questa crescita i ricavi diventerebbero più di quattro volte tanto: poche imprese ci sono riuscite.",
  bookGrowthWithReserves:
    "La sua crescita si misura sul patrimonio netto contabile, e non sappiamo quanto dipenda da rivalutazioni o riacquisti.",
  bookGrowthOfEarnings:
    "Il suo patrimonio è cambiato per qualcosa di più di utili e distribuzioni: misuriamo la crescita da ciò che ha trattenuto.",
  premiumCarried:
    "Il premio per il rischio è stato pubblicato con un altro tasso privo di rischio: lo portiamo a quello di oggi, così il mercato rende lo stesso.",
  ratesOfPair:
    "Il tasso privo di rischio di oggi è troppo lontano da quello pubblicato con il premio: usiamo entrambi quelli di allora.",
  averagesOutdated: "Le medie di settore o gli spread sono più vecchi di oltre un anno del premio per il rischio.",
  waccUnusual: "Il WACC esce dal consueto: controlla beta e debito.",
  hyperinflation:
    "Per la sua valuta si attende un’inflazione che raddoppia i prezzi in tre anni (iperinflazione secondo lo IAS 29): cifre di anni diversi si possono a stento confrontare.",
  betaUnusual: "Il suo beta esce dal consueto, da 0,5 a 2,5.",
  betaFromRegression: "Il beta è misurato sull’indice perché il suo settore non ne ha uno pubblicato.",
  betaFromMarket: "Senza un beta proprio o di settore, usiamo quello del mercato.",
  weightsFromIndustry: "Non conosciamo tutto il suo debito: usiamo i pesi di debito e capitale del suo settore.",
  debtCostFromIndustry: "Senza interessi noti, usiamo il differenziale del debito del suo settore.",
  interestUnlikely:
    "Gli interessi non quadrano con il debito: per il suo costo usiamo il differenziale del debito del suo settore.",
  distressCountedOnce:
    "Il rischio di fallimento è già nella sua probabilità: per il costo del debito usiamo il differenziale del suo settore.",
  coverageOfLoss: "Una perdita non è un’insolvenza: usiamo lo spread sul debito del suo settore.",
  countryRiskFromIncorporation: "Il rischio paese è quello della sede: non sappiamo dove vende.",
  costOfEquityBelowDebt: "Il capitale proprio costa meno del debito, e di solito non succede.",
  taxUnknown: "Non conosciamo le imposte che paga; usiamo l’aliquota di legge.",
  taxYearsLeftOut:
    "In qualche anno ha pagato meno dello 0 % o più del 100 % di imposte: quell’anno non entra nella mediana.",
  resourceTaxLasts: "Paga imposte sulle risorse naturali oltre l’aliquota legale: le supponiamo durature.",
  depreciationEstimated:
    "Gli ammortamenti di quest’anno non si conoscono: li stimiamo con l’ultima quota nota sui ricavi.",
  ebitEstimated: "L’EBIT non è pubblicato: lo stimiamo con altre voci.",
  researchCapitalised:
    "La ricerca è trattata come un investimento: ciò che non è ancora consumato si aggiunge al margine e ciò che resta da ammortizzare al capitale.",
  researchUnknown: "Non conosciamo abbastanza esercizi consecutivi di R&S per capitalizzarla: resta un costo.",
  researchLifeShortened: "Conosciamo meno esercizi di R&S della sua vita utile: la ammortizziamo in meno anni.",
  researchBroken:
    "La sua R&S cala di oltre il 65% in un anno: prima e dopo non è la stessa cifra, quindi non la capitalizziamo.",
  interestEstimated: "Gli interessi di quest’anno non si conoscono: li stimiamo con gli ultimi noti.",
  interestFromIndustry: "Non pubblica gli interessi: li stimiamo con quanto il suo settore paga per il debito.",
  debtPartlyKnown: "Conosciamo solo parte del suo debito; il valore può essere minore.",
  debtFromLiabilities:
    "Non pubblica il debito: sottraiamo tutto ciò che deve, che è poco per il suo valore di borsa; il valore può essere un po’ maggiore.",
  debtFromInterest:
    "Il suo debito non è noto: lo stimiamo dagli interessi e da quanto il suo settore paga per il debito.",
  debtOutdated: "L’ultima cifra nota del suo debito è di un anno precedente.",
  securitiesUnknown: "Non sappiamo quanto ha in attività finanziarie; il valore può essere maggiore.",
  leasesUnknown: "Non conosciamo i suoi debiti per leasing; non si sottraggono.",
  financeLeasesUnknown: "Non conosciamo i suoi leasing finanziari; non si sottraggono.",
  associatesUnknown: "Non conosciamo le sue partecipazioni in collegate; non si sommano.",
  pensionsUnknown: "Non sappiamo se deve pensioni; non si sottraggono.",
  minoritiesUnknown: "Non sappiamo quale parte è di altri soci; non si sottrae.",
  minoritiesAtBook: "La parte di altri soci si sottrae a valore contabile, e può valere di più.",
  preferredUnknown: "Non sappiamo se ha azioni privilegiate; non si sottraggono.",
  dilutionUnknown: "Non conosciamo le azioni che nasceranno da opzioni; il valore può essere minore.",
  sharesDisagree: "Due fonti non concordano sul numero di azioni.",
  sharesFromStatement: "Il numero di azioni è quello dell’ultimo bilancio, non di oggi.",
  capitalFromIndustry:
    "Il suo rapporto tra ricavi e capitale non è noto o è fuori dall’ordinario: usiamo quello del suo settore.",
  capitalOutdated:
    "Quest’anno manca una parte del capitale: usiamo il rapporto tra ricavi e capitale dell’ultimo anno completo.",
  capitalNotPositive: "Il capitale investito non è positivo: supponiamo ricavi pari a 5 per unità di nuovo capitale.",
  returnFromCapital:
    "Il suo ROE è ignoto o privo di senso: usiamo la redditività di tutto il capitale, al massimo il 60 %.",
  returnAtCost: "Non sappiamo quanto guadagna sul patrimonio: supponiamo che guadagni quanto costa.",
  buybacksFromCount: "I riacquisti netti si deducono da come cambia il numero di azioni.",
  buybacksUnknown: "Non sappiamo quanto destina al riacquisto di azioni: non si conta nulla.",
  closesHoldDividends:
    "Le chiusure disponibili escludono i dividendi successivi. Li riaggiungiamo per sapere quanto costava allora l’azione: una stima, con uno scarto di circa l’1%.",
  exitMeanOfTwo: "Ci sono solo due prezzi di uscita possibili: il valore usa la loro media.",
  payoutAboveEarnings: "Distribuisce più di quanto guadagna.",
  specialDividendExcluded: "C’è stato un dividendo straordinario; non si proietta.",
  dividendsInferred: "Il dividendo per azione si ricava dal totale pagato.",
  earningsNormalised: "L’utile dell’ultimo anno non era normale: usiamo la media di più anni.",
  revenueUnknown:
    "Non conosciamo i ricavi dell’ultimo esercizio: l’utile di un anno normale si legge dagli utili stessi.",
  sectorAverages: "Non ci sono abbastanza comparabili: usiamo medie di settore pubblicate.",
  singleMultiple: "Poggia su un solo multiplo.",
  peerDebtPartlyKnown: "Di qualche comparabile conosciamo solo parte del debito.",
  midCycle: "È un’attività ciclica: usiamo il margine medio di più anni, non l’ultimo.",
  marginFromIndustry:
    "In un anno normale perde denaro: supponiamo che il suo margine arrivi a quello del settore alla fine della proiezione.",
  cleanSurplusBroken: "Il patrimonio è cambiato per qualcosa di più di utili e dividendi.",
  roeNotMeaningful: "Il suo ROE supera il 60 % per un patrimonio molto piccolo: contiamo solo quel 60 %.",
  goodwillUnknown: "Non conosciamo l’avviamento; il patrimonio tangibile può essere minore.",
  fundsFromOperationsEstimated: "L’FFO è preso dal flusso di cassa operativo: il dato esatto non è nei bilanci.",
  maintenanceEstimated: "Non pubblica a parte quanto spende per mantenere gli immobili: supponiamo il 15% dell’FFO.",
  gapInHistory: "Manca qualche anno nei suoi bilanci; non lo riempiamo.",
  staleStatements: "Il suo ultimo bilancio ha più di 18 mesi.",
  implausibleValue: "Il valore è molto lontano dal prezzo.",
};

export const variants: Messages["variants"] = {
  convergingMargin: "il margine converge a quello consueto",
  flowToEquity: "ciò che resta agli azionisti",
  midCycleMargin: "margine medio del ciclo",
  failureWeighted: "ponderato per la probabilità di fallimento",
  pathToProfit: "percorso fino al margine del settore",
  distributableCash: "cassa distribuibile (AFFO)",
  fadingPayout: "distribuzione che si muove verso quella sostenibile",
  peerMultiples: "comparabili proprie",
  sectorMultiples: "medie di settore",
  mixedMultiples: "comparabili proprie e medie di settore",
  persistentResidualIncome: "eccesso che svanisce a poco a poco",
  fadingResidualIncome: "eccesso che si avvicina a ciò che dura",
  excessReturn: "eccesso di rendimento, per banche e assicurazioni",
  tangibleBook: "patrimonio tangibile",
  reportedBook: "patrimonio contabile",
  twoPartEarnings: "dividendi e prezzo finale",
  midCycleEarnings: "utile medio del ciclo",
  fundsFromOperations: "fondi dalla gestione (FFO)",
  peerImplied: "prezzo suggerito dalle comparabili",
};
