import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Chi siamo",
  description: "Uno strumento libero che dice quanto vale un'azione, perché e quanto fidarsi.",
  blocks: [
    {
      text: "Valora calcola il valore di un'azione con sette metodi, mostra da dove viene ogni cifra e dice quando un metodo non serve. È pensata per chi investe il proprio denaro e per chi deve difendere una valutazione davanti ad altri.",
    },
    { heading: "Che cosa ci sta a cuore" },
    {
      list: [
        [
          { strong: "Rigore." },
          " Se un metodo non si può applicare a una società, lo diciamo e non vota. Un dato che manca resta mancante.",
        ],
        [
          { strong: "Trasparenza." },
          " Ogni numero si apre fino alla formula, al bilancio e alla data. Il codice è libero (licenza MIT).",
        ],
        [
          { strong: "Più punti di vista." },
          " Sette metodi che non sempre concordano. Anche la differenza tra loro è un'informazione.",
        ],
        [
          { strong: "Le tue ipotesi." },
          " Puoi spostare il costo del capitale, la crescita e l'orizzonte e vedere subito che cosa cambia.",
        ],
      ],
    },
    { heading: "Che cosa non facciamo" },
    {
      text: "Non consigliamo di comprare o vendere. Non vendiamo dati, non mostriamo pubblicità e non prendiamo commissioni da nessuno. Una stima dipende dalle sue ipotesi: per questo le mostriamo tutte.",
    },
    { text: [{ text: "Analizza una società", to: "/" }] },
  ],
};
