import { describe, expect, it } from "vitest";
import { readPositions } from "./read-table.ts";
import { found, readText } from "./read-table-contract.ts";

// Every holding here is invented; headings are those of public descriptions of each broker's files (docs/portfolio.md).

describe("brokers' positions", () => {
  it("Interactive Brokers: sections of an activity statement, ISINs of its instruments, no lots", () => {
    const text = [
      "Statement,Header,Field Name,Field Value",
      'Statement,Data,Period,"June 30, 2026"',
      "Open Positions,Header,DataDiscriminator,Asset Category,Currency,Symbol,Quantity,Mult,Cost Price,Cost Basis,Close Price,Value,Unrealized P/L,Code",
      'Open Positions,Data,Summary,Stocks,USD,KO,"1,200",1,50.5,60600,62,74400,13800,',
      'Open Positions,Data,Lot,Stocks,USD,KO,"2024-01-02, 10:00:00",1200,,50.5,60600,62,74400,13800,LT',
      "Open Positions,Data,Summary,Stocks,EUR,SAN,200.5,1,3.2,641.6,9,1804.5,1162.9,",
      "Open Positions,Data,Summary,Stocks,USD,TSLA,-3,1,200,-600,300,-900,-300,",
      "Open Positions,Data,Summary,Equity and Index Options,USD,KO 18DEC26 60 C,1,100,1,100,2,200,100,",
      "Open Positions,Total,,Stocks,USD,,,,,60000,,73500,13500,",
      "Cash Report,Header,Currency Summary,Currency,Total,Securities,Futures,",
      "Cash Report,Data,Ending Cash,EUR,1234.5,1234.5,0,",
      "Financial Instrument Information,Header,Asset Category,Symbol,Description,Conid,Security ID,Listing Exch,Multiplier,Type,Code",
      "Financial Instrument Information,Data,Stocks,KO,COCA-COLA CO,8894,US1912161007,NYSE,1,COMMON,",
      "Financial Instrument Information,Data,Stocks,SAN,BANCO SANTANDER SA,12442,ES0113900J37,BM,1,COMMON,",
    ].join("\n");
    expect(found(readText(text))).toEqual({
      broker: "interactiveBrokers",
      held: [
        ["US1912161007", 1200, 60600, "USD"],
        ["ES0113900J37", 200.5, 641.6, "EUR"],
      ],
      skipped: [
        [7, "short"],
        [8, "notAShare"],
        [11, "cash"],
      ],
    });
  });

  it("Interactive Brokers: Flex as CSV, plain or with the codes of its sections", () => {
    const columns = "CurrencyPrimary,AssetClass,Symbol,Description,ISIN,Quantity,CostBasisMoney,LevelOfDetail";
    const rows = [
      "USD,STK,KO,COCA-COLA CO,US1912161007,12.5,600,SUMMARY",
      "USD,STK,KO,COCA-COLA CO,US1912161007,12.5,600,LOT",
    ];
    const option = "USD,OPT,KO 261218C00060000,KO CALL,,1,100,SUMMARY";
    const held = [["US1912161007", 12.5, 600, "USD"]];
    const plain = found(readText([columns, ...rows, option].join("\n")));
    expect(plain).toEqual({ broker: "interactiveBrokers", held, skipped: [[4, "notAShare"]] });
    const coded = [
      "BOF,U1,query,1",
      `HEADER,POST,${columns}`,
      ...rows.map((row) => `DATA,POST,${row}`),
      "HEADER,CRTT,CurrencyPrimary,EndingCash",
      "DATA,CRTT,EUR,100",
      "EOF,U1",
    ];
    expect(found(readText(coded.join("\n")))).toMatchObject({ broker: "interactiveBrokers", held });
  });

  it.each([
    ["es", "Producto,Symbol/ISIN,Cantidad,Precio de,Valor local,,Valor en EUR"],
    ["en", "Product,Symbol/ISIN,Amount,Closing,Local value,,Value in EUR"],
    ["it", "Prodotto,Symbol/ISIN,Quantità,Chiusura,Valore locale,,Valore in EUR"],
  ])("DEGIRO in %s", (_, headings) => {
    const text = `${headings}\nCASH & CASH FUND & FTX CASH (EUR),,,,EUR,"2,89","2,89"\nCOCA-COLA,US1912161007,12,"62,50",USD,"750,00","690,00"\n`;
    expect(found(readText(text))).toEqual({
      broker: "degiro",
      held: [["US1912161007", 12, undefined, undefined]],
      skipped: [[2, "cash"]],
    });
  });

  it.each([
    ['"62,50",USD,"750,00","690,00"', 1200],
    ["62.50,USD,750.00,690.00", 1.2],
  ])("DEGIRO: a quantity of 1.200 is written as the prices beside it: %s", (prices, quantity) => {
    const text = `Producto,Symbol/ISIN,Cantidad,Precio de cierre,Valor local,,Valor en EUR\nCOCA-COLA,US1912161007,1.200,${prices}\n`;
    expect(found(readText(text)).held).toEqual([["US1912161007", quantity, undefined, undefined]]);
  });

  it("Fineco: below its title, cost in euros, bonds told apart", () => {
    const text = [
      "Portafoglio di sintesi",
      "",
      "Titolo;ISIN;Simbolo;Mercato;Strumento;Valuta;Quantità;P.zo medio di carico;Cambio di carico;Valore di carico;P.zo di mercato;Valore di mercato €;Var%",
      "ENI;IT0003132476;ENI.MI;MTA;Azione;EUR;1.000;13,50;1;13.500,00;15,00;15.000,00;11,1",
      "APPLE;US0378331005;AAPL.O;NASDAQ;Azione;USD;5;180,00;1,1;818,18;190,00;863,64;5,5",
      "BTP 2030;IT0005413171;BTP30;MOT;Obbligazione;EUR;10.000;98,2;1;9.820,00;97;9.700,00;-1,2",
    ].join("\r\n");
    expect(found(readText(text))).toEqual({
      broker: "fineco",
      held: [
        ["IT0003132476", 1000, 13500, "EUR"],
        ["US0378331005", 5, 818.18, "EUR"],
      ],
      skipped: [[6, "notAShare"]],
    });
  });

  it("XTB: open positions of a workbook", () => {
    const rows = [
      ["Account", "Currency", "EUR"],
      ["Position", "Symbol", "Type", "Volume", "Open time", "Open price", "Market price", "Purchase value"],
      [101, "AAPL.US", "BUY", 5, "2026-01-05", 180, 190, 900],
      [102, "SAN.ES", "SELL", 10, "2026-01-05", 9, 9.1, 90],
      ["Total", "", "", "", "", "", "", 990],
    ];
    const read = readPositions({ kind: "sheet", sheet: "OPEN", rows }, { numbers: "automatic", columns: {} });
    expect(found(read)).toEqual({
      broker: "xtb",
      held: [["AAPL.US", 5, 900, null]],
      skipped: [
        [4, "short"],
        [5, "total"],
      ],
    });
  });
});

describe("a workbook of several sheets", () => {
  const open = [
    ["Position", "Symbol", "Type", "Volume", "Open time", "Open price", "Market price", "Purchase value"],
    [101, "AAPL.US", "BUY", 5, "2026-01-05", 180, 190, 900],
  ];
  const closed = [
    ["Position", "Symbol", "Type", "Volume", "Open time", "Open price", "Close time", "Close price"],
    [99, "KO.US", "BUY", 7, "2025-01-05", 60, "2025-06-05", 66],
  ];
  const summary = [
    ["Account summary", ""],
    ["Name", "Ana"],
  ];
  const activity = [
    ["Date", "Type", "Details", "Amount", "Units", "Position ID", "Asset type", "NWA"],
    ["05/01/2026 10:00:00", "Open Position", "AAPL/USD", 900, 5, 1, "Stocks", 0],
  ];
  const book = (...sheets: (string | number)[][][]) => {
    const [first = { sheet: "", rows: [] }, ...others] = sheets.map((rows, at) => ({ sheet: `Sheet ${at + 1}`, rows }));
    return readPositions({ kind: "sheet", ...first, others }, { numbers: "automatic", columns: {} });
  };

  it("gives the open positions of XTB, behind those that are closed", () => {
    expect(found(book(closed, open))).toMatchObject({ broker: "xtb", held: [["AAPL.US", 5, 900, null]] });
    expect(found(book(open, closed))).toMatchObject({ broker: "xtb", held: [["AAPL.US", 5, 900, null]] });
    expect(found(book(closed, closed))).toEqual({ broker: "xtb", held: [], skipped: [[2, "closed"]] });
  });

  it("gives the account activity of eToro, behind its summary", () => {
    expect(found(book(summary, activity))).toMatchObject({ broker: "etoro", held: [["AAPL", 5, 900, "USD"]] });
  });

  it("gives a table of one's own behind a sheet without one, and asks for the columns of the first where none is known", () => {
    const own = [
      ["Symbol", "Quantity"],
      ["KO", 10],
    ];
    expect(found(book(summary, own))).toMatchObject({ broker: null, held: [["KO", 10, undefined, undefined]] });
    expect(book(summary, summary)).toMatchObject({ kind: "columnsUnknown" });
  });
});

describe("brokers' movements", () => {
  it("Trading 212: purchases less sales, at average cost, whatever the order of the file", () => {
    const lines = [
      "Market buy,2026-01-05 10:00:00,US1912161007,KO,Coca-Cola,10,60,USD,1.1,545.45,EUR",
      "Limit buy,2026-02-05 10:00:00,US1912161007,KO,Coca-Cola,10.5,62,USD,1.1,591.82,EUR",
      "Market sell,2026-03-05 10:00:00,US1912161007,KO,Coca-Cola,5.125,63,USD,1.1,293.52,EUR",
      "Dividend (Dividend),2026-03-06 10:00:00,US1912161007,KO,Coca-Cola,15.375,0.5,USD,1.1,6.9,EUR",
      "Deposit,2026-01-01 10:00:00,,,,,,,,1000,EUR",
      "Market buy,2026-01-06 10:00:00,US0378331005,AAPL,Apple,2,180,USD,1.1,327.27,EUR",
      "Market sell,2026-02-06 10:00:00,US0378331005,AAPL,Apple,2,190,USD,1.1,345.45,EUR",
    ];
    const headings =
      "Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total)";
    const expected = {
      broker: "trading212",
      held: [["US1912161007", 15.375, expect.closeTo((545.45 + 591.82) * (15.375 / 20.5), 6), "EUR"]],
    };
    const forward = found(readText([headings, ...lines].join("\n")));
    expect(forward).toMatchObject(expected);
    expect(forward.skipped).toEqual([
      [5, "movement"],
      [6, "movement"],
      [null, "closed"],
    ]);
    expect(found(readText([headings, ...lines.toReversed()].join("\n")))).toMatchObject(expected);
  });

  it("Directa: below its account, newest first, with the days of Italy", () => {
    const text = [
      "Conto : 12345",
      "Data estrazione : 01-07-2026",
      "Il file include i primi 3000 movimenti",
      "Data operazione,Data valuta,Tipo operazione,Ticker,Isin,Protocollo,Descrizione,Quantità,Importo euro,Importo Divisa,Divisa,Riferimento ordine",
      "27-06-2026,29-06-2026,Vendita,ENI,IT0003132476,P3,ENI,40,600.00,0,EUR,O3",
      "20-05-2026,22-05-2026,Provento azioni,ENI,IT0003132476,P2,ENI,100,25.00,0,EUR,",
      "02-02-2026,04-02-2026,Acquisto,ENI,IT0003132476,P1,ENI,100,-1350.00,0,EUR,O1",
    ].join("\n");
    expect(found(readText(text))).toEqual({
      broker: "directa",
      held: [["IT0003132476", 60, expect.closeTo(810, 9), "EUR"]],
      skipped: [[6, "movement"]],
    });
  });

  it("eToro: account activity; what is no stock is told apart", () => {
    const text = [
      "Date,Type,Details,Amount,Units,Realized Equity Change,Realized Equity,Balance,Position ID,Asset type,NWA",
      "01/02/2026 10:00:00,Deposit,1000 EUR,1000,-,1000,1000,1000,,,0",
      "02/02/2026 10:00:00,Open Position,AAPL/USD,360,2,0,1000,640,1,Stocks,0",
      "03/02/2026 10:00:00,Open Position,KO/USD,60,1,0,1000,580,2,Stocks,0",
      "04/02/2026 10:00:00,Open Position,BTC/USD,100,0.001,0,1000,480,3,Crypto,0",
      "05/02/2026 10:00:00,Position closed,KO/USD,2,1,2,1002,542,2,Stocks,0",
    ].join("\n");
    expect(found(readText(text))).toEqual({
      broker: "etoro",
      held: [["AAPL", 2, 360, "USD"]],
      skipped: [
        [2, "movement"],
        [5, "notAShare"],
        [null, "closed"],
      ],
    });
  });

  it("XTB: cash operations, whose comments say how many; more sold than bought is refused", () => {
    const text = [
      "ID;Type;Time;Symbol;Comment;Amount",
      "1;Stocks/ETF purchase;11.03.2026 10:05:05;SAN.ES;OPEN BUY 8 @ 11.2835;-90.27",
      "2;Stocks/ETF purchase;12.03.2026 10:05:05;AAPL.US;OPEN BUY 2.5 @ 180.00;-400.00",
      "3;Stocks/ETF sale;13.03.2026 10:05:05;AAPL.US;CLOSE BUY 1/2.5 @ 190.00;170.00",
      "4;Stocks/ETF sale;14.03.2026 10:05:05;ENI.IT;CLOSE BUY 4 @ 15.00;60.00",
      "5;Dividend;15.04.2026 08:00:00;AAPL.US;AAPL.US USD 0.25/ SHR;1.19",
    ].join("\n");
    expect(found(readText(text))).toEqual({
      broker: "xtb",
      held: [
        ["SAN.ES", 8, undefined, undefined],
        ["AAPL.US", 1.5, undefined, undefined],
      ],
      skipped: [
        [6, "movement"],
        [null, "short"],
      ],
    });
  });
});
