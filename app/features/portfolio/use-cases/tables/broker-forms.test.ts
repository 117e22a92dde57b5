import { describe, expect, it } from "vitest";
import { readPositions } from "./read-table.ts";
import { found, readText } from "./read-table-contract.ts";

// Every holding here is invented; headings are those of public descriptions of each broker's files (docs/portfolio.md).

describe("Interactive Brokers: a statement in each language", () => {
  const statement = (lines: readonly string[]) => {
    const read = readText(lines.join("\n"));
    return {
      ...found(read),
      told: read.kind === "read" ? read.holdings.map(({ name, listedAt }) => [name, listedAt]) : [],
    };
  };

  it.each([
    [
      "es",
      "Posiciones abiertas,Header,DataDiscriminator,Categoría de activo,Divisa,Símbolo,Cantidad,Mult.,Precio de coste,Base de coste,Precio de cierre,Valor,PyG no realizadas,Código",
      ["Posiciones abiertas", "Acciones", "Opciones sobre acciones e índices"],
      "Información de instrumento financiero,Header,Categoría de activo,Símbolo,Descripción,Conid,Id. de seguridad,Underlying,Merc. de cotización,Multiplicador,Tipo,Código",
    ],
    [
      "it",
      "Posizioni aperte,Header,DataDiscriminator,Tipo di attivo,Valuta,Simbolo,Quantità,Molt,Prezzo di costo,Base di costo,Prezzo di chiusura,Valore,P/L non realizzato,Codice",
      ["Posizioni aperte", "Azioni", "Opzioni su indici e su azioni"],
      "Informazioni sullo strumento finanziario,Header,Tipo di attivo,Simbolo,Descrizione,Conid,ID titolo,Underlying,Mercato finanziario,Moltiplicatore,Tipo,Codice",
    ],
    [
      "de",
      "Offene Positionen,Header,DataDiscriminator,Vermögenswertkategorie,Währung,Symbol,Menge,Mult,Einstands Kurs,Kostenbasis,Schlusskurs,Wert,Unrealisierter G/V,Code",
      ["Offene Positionen", "Aktien", "Aktien- und Indexoptionen"],
      "Informationen zum Finanzinstrument,Header,Vermögenswertkategorie,Symbol,Beschreibung,Conid,Wertpapier-ID,Basiswert,Börse,Multiplikator,Typ,Code",
    ],
  ] as const)(
    "%s: SAN is Sanofi where its ISIN and its exchange say so, and an option is none",
    (_, heading, names, instruments) => {
      const [section, share, option] = names;
      const [ofInstruments = ""] = instruments.split(",");
      const read = statement([
        heading,
        `${section},Data,Summary,${share},EUR,SAN,12,1,80.5,966,85,1020,54,`,
        `${section},Data,Summary,${option},USD,KO 18DEC26 60 C,1,100,1,100,2,200,100,`,
        `${section},Total,,${share},EUR,,,,,966,,1020,54,`,
        instruments,
        `${ofInstruments},Data,${share},SAN,SANOFI,1,FR0000120578,SAN,SBF,1,COMMON,`,
      ]);
      expect(read).toEqual({
        broker: "interactiveBrokers",
        held: [["FR0000120578", 12, 966, "EUR"]],
        skipped: [[3, "notAShare"]],
        told: [["SANOFI", ".PA"]],
      });
    },
  );

  it("takes the exchange of a Flex query, which says of a symbol without ISIN whose it is", () => {
    const text = [
      "CurrencyPrimary,AssetClass,Symbol,Description,ListingExchange,Quantity,CostBasisMoney,LevelOfDetail",
      "EUR,STK,SAN,SANOFI,SBF,10,600.5,SUMMARY",
      "EUR,STK,SAN,SANTANDER,BM,20,60.5,SUMMARY",
      "JPY,STK,7203,TOYOTA,TSEJ,30,60.5,SUMMARY",
    ].join("\n");
    const read = readText(text);
    expect(read).toMatchObject({ holdings: [{ listedAt: ".PA" }, { listedAt: ".MC" }, { listedAt: null }] });
  });
});

describe("DEGIRO: its transactions are purchases less sales, never positions", () => {
  const newest = (sign: "," | ".") => {
    const money = (text: string) => (sign === "," ? `"${text.replace(".", ",")}"` : text);
    const [sold, bought] = [money("-28.00"), money("-1000.50")];
    return [
      `28-07-2026,16:39,ACME CORP,US0378331005,NDQ,BATS,-4,${money("319.0000")},USD,${money("1276.00")},USD,${money("1121.57")},,,${sold},${money("1116.76")},,o2`,
      `12-03-2021,09:05,ACME CORP,US0378331005,NDQ,MSRP,10,${money("119.3400")},USD,${money("-1193.40")},USD,${bought},,,,${bought},,o1`,
    ];
  };

  it.each([
    [
      "en",
      "Date,Time,Product,ISIN,Reference exchange,Venue,Quantity,Price,,Local value,,Value EUR,Exchange rate,AutoFX Fee,Transaction and/or third party fees EUR,Total EUR,Order ID,",
      ".",
    ],
    [
      "es",
      "Fecha,Hora,Producto,ISIN,Bolsa de referencia,Centro de ejecución,Número,Precio,,Valor local,,Valor EUR,Tipo de cambio,Comisión AutoFX,Costes de transacción y/o externos EUR,Total EUR,ID Orden,",
      ",",
    ],
    [
      "it",
      "Data,Ora,Prodotto,ISIN,Borsa di riferimento,Sede di esecuzione,Quantità,Quotazione,,Valore locale,,Valore EUR,Tasso di cambio,Commissione AutoFX,Costi di transazione e/o di terze parti EUR,Totale EUR,ID Ordine,",
      ",",
    ],
    [
      "de",
      "Datum,Uhrzeit,Produkt,ISIN,Referenzbörse,Ausführungsort,Anzahl,Kurs,,Wert in Lokalwährung,,Wert EUR,Wechselkurs,AutoFX-Gebühr,Transaktionsgebühren und/oder Fremdkosten EUR,Gesamt EUR,Order-ID,",
      ",",
    ],
  ] as const)("%s", (_, headings, sign) => {
    expect(found(readText([headings, ...newest(sign)].join("\r\n")))).toEqual({
      broker: "degiro",
      held: [["US0378331005", 6, expect.closeTo(600.3, 9), "EUR"]],
      skipped: [],
    });
  });

  it("in the older layout, whose currencies stand in columns of their own", () => {
    const text = [
      "Fecha,Hora,Producto,ISIN,Bolsa de,Centro de ejecución,Número,Precio,,Valor local,,Valor,,Tipo de cambio,Costes de transacción,,Total,,ID Orden",
      '03-01-2024,14:30,APPLE INC,US0378331005,NDQ,XNAS,10,"125,00",USD,"-1250,00",USD,"-1151,65",EUR,"1,0854","-2,50",EUR,"-1154,15",EUR,a1',
    ].join("\n");
    expect(found(readText(text)).held).toEqual([["US0378331005", 10, 1154.15, "EUR"]]);
  });
});

describe("what is over is never held", () => {
  it.each([
    [
      "XTB",
      "Position;Symbol;Type;Volume;Open time;Open price;Close time;Close price\n99;KO.US;BUY;7;2025-01-05;60,5;2025-06-05;66",
    ],
    [
      "eToro",
      "Position ID,Action,Long / Short,Amount,Units,Open Date,Close Date,Leverage,Type,ISIN\n1,Apple Inc,Long,100,2,01/02/2026 10:00:00,05/02/2026 10:00:00,1,Stocks,US0378331005",
    ],
    ["a table of one's own", "Símbolo;Cantidad;Fecha de venta\nKO;7;2025-06-05"],
  ])("%s", (_, text) => {
    expect(found(readText(text))).toMatchObject({ held: [], skipped: [[2, "closed"]] });
  });

  it("but a row without a day of sale is", () => {
    expect(found(readText("symbol;quantity;close date\nKO;7;2025-06-05\nPEP;3;")).held).toEqual([
      ["PEP", 3, undefined, undefined],
    ]);
  });
});

describe("a table of one's own that says purchase and sale", () => {
  it.each([
    ["Date;Type;Symbol;Quantity;Cost;Currency", ["Buy", "Sell", "Dividend"]],
    ["Fecha;Operación;Símbolo;Cantidad;Coste;Divisa", ["Compra", "Venta", "Dividendo"]],
    ["Data;Operazione;Simbolo;Quantità;Costo;Valuta", ["Acquisto", "Vendita", "Dividendo"]],
  ])("%s", (headings, [bought, sold, dividend]) => {
    const rows = [
      `2026-03-01;${dividend};KO;6;3,5;USD`,
      `2026-02-01;${sold};KO;4;300,5;USD`,
      `2026-01-01;${bought};KO;10;600,5;USD`,
    ];
    expect(found(readText([headings, ...rows].join("\n")))).toEqual({
      broker: null,
      held: [["KO", 6, expect.closeTo(360.3, 9), "USD"]],
      skipped: [[2, "movement"]],
    });
  });

  it("is one of positions where the column is of advice", () => {
    expect(found(readText("Symbol;Quantity;Rating\nKO;10;Buy\nPEP;4;Sell")).held).toEqual([
      ["KO", 10, undefined, undefined],
      ["PEP", 4, undefined, undefined],
    ]);
  });
});

describe("shares that moved without purchase and sale", () => {
  const trading212 =
    "Action,Time (UTC),ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total)";

  it("Trading 212: a split is followed, its cost stays", () => {
    const text = [
      trading212,
      "Market buy,2025-01-05 10:00:00,US05606L1008,BYDDY,BYD,0.9760924,93.66,USD,1,83.09,EUR",
      "Stock split open,2025-07-30 06:42:25,US05606L1008,BYDDY,BYD,5.8565544,15.61,USD,,83.09,EUR",
      "Stock split close,2025-07-30 06:42:25,US05606L1008,BYDDY,BYD,0.9760924,93.66,USD,,83.09,EUR",
      "Market buy,2025-08-05 10:00:00,US05606L1008,BYDDY,BYD,1,15,USD,1,15,EUR",
    ].join("\n");
    expect(found(readText(text))).toEqual({
      broker: "trading212",
      held: [["US05606L1008", 6.8565544, expect.closeTo(98.09, 9), "EUR"]],
      skipped: [],
    });
  });

  it("Trading 212: a split of more than the file bought, and a transfer, leave the share out", () => {
    const text = [
      trading212,
      "Market buy,2025-01-05 10:00:00,US05606L1008,BYDDY,BYD,1,93.66,USD,1,83.09,EUR",
      "Stock split close,2025-07-30 06:42:25,US05606L1008,BYDDY,BYD,3,93.66,USD,,83.09,EUR",
      "Stock split open,2025-07-30 06:42:25,US05606L1008,BYDDY,BYD,18,15.61,USD,,83.09,EUR",
      "Market buy,2025-01-05 10:00:00,US0378331005,AAPL,Apple,2,93.66,USD,1,83.09,EUR",
      "Transfer out,2025-07-30 06:42:25,US0378331005,AAPL,Apple,1,15.61,USD,,83.09,EUR",
      "Dividend (Ordinary),2025-07-30 06:42:25,US1912161007,KO,Coca-Cola,1,0.5,USD,,0.4,EUR",
    ].join("\n");
    expect(found(readText(text))).toEqual({
      broker: "trading212",
      held: [],
      skipped: [
        [7, "movement"],
        [3, "unfollowed"],
        [6, "unfollowed"],
      ],
    });
  });

  it.each([
    [
      "eToro",
      "Date,Type,Details,Amount,Units / Contracts,Realized Equity Change,Realized Equity,Balance,Position ID,Asset type,NWA",
      "02/02/2026 10:00:00,Open Position,NVDA/USD,360.00,2,0,1000,640,1,Stocks,0",
      "02/03/2026 10:00:00,corp action: Split,NVDA/USD 10:1,0,-,0,1000,640,1,Stocks,0",
    ],
    [
      "Directa",
      "Data operazione,Data valuta,Tipo operazione,Ticker,Isin,Protocollo,Descrizione,Quantità,Importo euro,Importo Divisa,Divisa,Riferimento ordine",
      "02-02-2026,04-02-2026,Acquisto,ENI,IT0003132476,P1,ENI,50,-500.00,0,EUR,O1",
      "02-03-2026,04-03-2026,Frazionamento,ENI,IT0003132476,P1,ENI,50,0,0,EUR,",
    ],
    [
      "XTB",
      "ID,Type,Time,Symbol,Comment,Amount",
      "1,Stocks/ETF purchase,11.03.2026 10:05:05,SAN.ES,OPEN BUY 8 @ 11.2835,-90.27",
      "2,Spin off,12.03.2026 10:05:05,SAN.ES,SAN.ES Spin off,0",
    ],
  ])("%s: the number that is left is not guessed", (_, ...lines) => {
    expect(found(readText(lines.join("\n")))).toMatchObject({ held: [], skipped: [[3, "unfollowed"]] });
  });

  it.each(["Ritenuta provento etf", "Tobin tax", "Plusvalenze", "Conguaglio capital gain", "Commissioni"])(
    "Directa: %s is of money alone, whatever the number of shares that it names",
    (kind) => {
      const text = [
        "Data operazione,Data valuta,Tipo operazione,Ticker,Isin,Protocollo,Descrizione,Quantità,Importo euro,Importo Divisa,Divisa,Riferimento ordine",
        "02-02-2026,04-02-2026,Acquisto,ENI,IT0003132476,P1,ENI,50,-500.00,0,EUR,O1",
        `03-02-2026,04-02-2026,${kind},ENI,IT0003132476,P1,ENI,50,-5.00,0,EUR,`,
      ].join("\n");
      expect(found(readText(text))).toMatchObject({
        held: [["IT0003132476", 50, 500, "EUR"]],
        skipped: [[3, "movement"]],
      });
    },
  );

  it("Directa: of one day the file's order counts, which begins with the newest", () => {
    const text = [
      "Data operazione,Data valuta,Tipo operazione,Ticker,Isin,Protocollo,Descrizione,Quantità,Importo euro,Importo Divisa,Divisa,Riferimento ordine",
      "20-05-2026,22-05-2026,Vendita,ENI,IT0003132476,P3,ENI,100,2000.00,0,EUR,O3",
      "20-05-2026,22-05-2026,Acquisto,ENI,IT0003132476,P2,ENI,100,-2000.00,0,EUR,O2",
      "02-02-2026,04-02-2026,Acquisto,ENI,IT0003132476,P1,ENI,50,-500.00,0,EUR,O1",
    ].join("\n");
    expect(found(readText(text)).held).toEqual([["IT0003132476", 50, expect.closeTo(2500 / 3, 9), "EUR"]]);
  });
});

describe("the signs of a file", () => {
  it("finds the semicolons of a table below a title with a comma", () => {
    const text = [
      "Portafoglio di sintesi, 27/11/2026",
      "",
      "Titolo;ISIN;Simbolo;Mercato;Strumento;Valuta;Quantità;P.zo medio di carico;Cambio di carico;Valore di carico",
      "ENI;IT0003132476;ENI.MI;MTA;Azione;EUR;1.000;13,50;1;13.500,00",
    ].join("\r\n");
    expect(found(readText(`\ufeff${text}`))).toMatchObject({
      broker: "fineco",
      held: [["IT0003132476", 1000, 13500, "EUR"]],
    });
  });

  it("brings a name on two lines onto one, as it is sent again", () => {
    const rows = [
      ["Nombre", "Cantidad"],
      ["Coca\nCola\tCompany", 10],
    ];
    const read = readPositions({ kind: "sheet", sheet: "A", rows }, { numbers: "automatic", columns: {} });
    expect(found(read).held).toEqual([["Coca Cola Company", 10, undefined, undefined]]);
  });
});
