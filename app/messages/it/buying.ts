import type { Messages } from "../message-types.ts";

export const buying: Messages["buying"] = {
  term: "Comprare sotto",
  margin: "margine del {safety}",
  title: "A che prezzo compreresti?",
  label: "Margine di sicurezza",
  percent: "Margine di sicurezza in percentuale",
  usual: "abituale: {safety}",
  spoken: "{value} per cento",
  hint: "Si sottrae alla media dei metodi che votano. Meno ti fidi, più margine serve. L’indirizzo della pagina lo conserva.",
  submit: "Applica",
  close: "Chiudi",
  say: "Con un margine di sicurezza del {safety} compreresti sotto {value}.",
  below: "Con un margine di sicurezza del {safety} compreresti sotto {value}: il prezzo dovrebbe scendere del {fall}.",
  reached:
    "Con un margine di sicurezza del {safety} compreresti sotto {value}: il prezzo è già lì e potrebbe salire del {fall}.",
  drawn: "{count, plural, one {Un metodo} other {# metodi}} e il prezzo su una scala; compreresti sotto {value}.",
  price: "Prezzo {price}",
  byMethod: "Prezzo di acquisto per metodo",
  caption: "Prezzo di acquisto per metodo con un margine del {safety}, in {currency}",
};
