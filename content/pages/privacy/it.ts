import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Privacy",
  description: "Che cosa conserva questo strumento, dove e perché.",
  updated: "2026-11-28",
  blocks: [
    {
      text: "Valora non ha pubblicità e si usa senza account. Queste sono tutte le tracce che lascia il suo uso.",
    },
    { heading: "Nel tuo browser" },
    {
      list: [
        "Le preferenze che scegli (lingua, tema, colori), nei cookie e nell'archivio locale.",
        "Le ultime società che hai guardato, nell'archivio locale. Non escono dal tuo browser.",
        "Le ultime otto analisi che hai guardato, per quando manca la connessione. Non escono dal tuo browser e spariscono quando esci.",
        "L'ultimo portafoglio che hai valutato in /portfolio, nella memoria locale, finché non lo dimentichi lì. Per essere valutato viaggia fino al server, che non lo conserva.",
      ],
    },
    { heading: "Sul server" },
    {
      list: [
        "Per ogni analisi: l'ora, il simbolo, lo scenario e la lingua. Niente che dica chi l'ha chiesta.",
        "Di ogni previsione del modello, una volta per società e giorno di prezzo: il simbolo, la versione, il valore, la banda, il prezzo e quando è stata mostrata la prima volta, per verificarla poi. Nulla che dica chi l’ha guardata.",
        "Le cifre tue che porti in «Usa le tue cifre» (/import): un file che solo il tuo browser può aprire, cancellato dopo un'ora senza uso.",
        "I messaggi della pagina di contatto e le risposte, con l’indirizzo che scrivi: un anno dall’ultimo, per poterti rispondere.",
        "I numeri che ci segnali come sbagliati, con quello che scrivi e la pagina in cui li hai visti: un anno dall’ultima risposta, per controllarli e risponderti.",
        "Per la classifica delle più cercate: quali società sono state guardate ogni giorno, una volta per visitatore. Il visitatore è un’impronta fatta con un segreto che si cancella a fine giornata; il conteggio, dopo una settimana.",
        "Quali pagine si leggono ogni giorno e da quante persone. Per non contare nessuno due volte facciamo un’impronta con l’indirizzo IP, il browser e un segreto, e la cancelliamo con il segreto a fine giornata; i numeri restano 400 giorni. Non conta chi ha attivato nel browser Do Not Track o Global Privacy Control.",
        "Dove il piano gratuito ha limiti: quali società sono state aperte nel giorno da ogni indirizzo IP, di cui conserviamo l’impronta, al massimo per due giorni.",
        "Un registro tecnico delle richieste, senza indirizzi, che serve a correggere errori e a proteggersi dagli abusi.",
      ],
    },
    { heading: "Se crei un account" },
    {
      list: [
        "Il tuo indirizzo, il nome che scegli, la lingua, il tema, e quando hai dichiarato di avere almeno 13 anni. Non la password: solo la sua impronta, fatta con scrypt.",
        "Se attivi la verifica in due passaggi, la chiave della tua app, cifrata, e le impronte dei tuoi codici di recupero.",
        "Se aggiungi passkey, la loro parte pubblica, il nome che dai loro e quando sono state usate.",
        "Se accedi con l’account di un altro servizio: quale, il numero e l’indirizzo con cui ti identifica, da quando e il suo ultimo uso, finché non lo togli. Mentre decidi se aprire un account, lo conserviamo per mezz’ora al massimo. Il servizio sa che accedi qui, e niente di ciò che fai.",
        "Gli elenchi e gli indici che salvi: nome, filtri o formula e, di un elenco con avvisi, quali società conteneva all'ultima lettura; finché non li elimini.",
        "I portafogli che conservi: nome, posizioni e quanto sono costati, finché non li elimini.",
        "Se colleghi un broker: il token o la chiave che scrivi, cifrato, e ciò che il broker dice del tuo conto. Per ottenerlo, questo server invia il token a Interactive Brokers o ad Alpaca. Si cancella quando lo scolleghi.",
        "Se chiedi di cambiare indirizzo, quello nuovo e quello precedente per 7 giorni, perché dal precedente si possa annullare.",
        "Le tue sessioni aperte (browser e sistema, inizio e ultimo uso), i browser da cui hai fatto l'accesso e le tue chiavi per programmi, tutto come impronte. Dove chi gestisce questa installazione lo ha previsto, anche il paese e la città da cui è iniziata ogni sessione, senza l’indirizzo.",
        "Se paghi un piano: i numeri con cui Stripe indica il pagamento e l’abbonamento, il suo stato e fino a quando arriva; e l’indirizzo della tua università, se lo confermi. Quale piano ti è stato dato e quando. La carta e le fatture sono su Stripe, che riceve il tuo indirizzo; non passano da qui.",
        "La tua cronologia: le analisi che vedi dopo aver effettuato l’accesso, con il loro risultato. La elimini quando vuoi, riga per riga o tutta. E le società che hai aperto nel giorno, dove il tuo piano le conta.",
        "Le versioni che salvi: la domanda, le cifre che sono entrate, il risultato e la tua nota. Non cambiano; le elimini quando vuoi.",
        "I link che condividi: che cosa mostrano, fino a quando, e quante volte sono stati aperti, non da chi. Del link e della sua password, solo l’impronta. Chi ne apre uno non vede né il tuo nome né il tuo indirizzo.",
        "I link che crei per i fogli di calcolo: quale documento aprono, fino a quando e l’ultimo giorno in cui ciascuno è stato letto, non da chi. Del link, solo l’impronta.",
        "Le tue tesi sulle società, con la data di revisione, i tuoi prezzi e i limiti che sorvegliamo per te. Le vedi solo tu; le elimini quando vuoi.",
        "I team di cui fai parte, con il tuo ruolo e da quando; e, per un anno, ciò che vi si fa. I membri vedono il tuo nome; il proprietario, anche il tuo indirizzo. Se elimini l'account, un team con altri membri continua senza di te, e ciò che hai fatto resta senza il tuo nome.",
        "Ciò che un team condivide (le sue selezioni di società, le sue tesi, e le politiche e le copie di versioni che gli dai, con il tuo nome e la data) è del team, e vi resta, senza il tuo nome, se elimini l'account. Se chiedi gli avvisi di una selezione, lo conserviamo finché non smetti di riceverli o lasci il team; nessun altro lo vede. Nient'altro di ciò che conservi è condiviso con esso.",
        "Ciò che dici delle società in un team, e chi menzioni: lo leggono i suoi membri, finché non lo elimini o il team viene eliminato. Se elimini l’account, resta senza il tuo nome.",
        "Chi inviti in un team: l'indirizzo e quando, fino a 30 giorni dopo la scadenza dell'invito. Gli comunichiamo il tuo indirizzo e, quando accede, il tuo nome e quello del team.",
        "Le società che segui e gli avvisi che imposti, con il momento dell’ultimo. Li elimini quando vuoi.",
        "Le tue analisi programmate: società, orario e consegne, finché non le elimini; le loro esecuzioni, con ciò che hanno trovato, per 90 giorni; i loro file, per 7.",
        "I tuoi canali e webhook: il servizio, il suo indirizzo, la chat, l’argomento o la stanza, e di che cosa avvisano, finché non li elimini; token e segreti, cifrati. Ciò che si invia a ciascuno e che cosa ha risposto, per 30 giorni. E quali avvisi vuoi per email, quali nel riepilogo, i suoi giorni, la sua ora e il suo fuso orario; ciò che attende il riepilogo, finché non parte. Il servizio che scegli (Telegram, Slack, ntfy, Matrix) riceve il testo di ogni avviso.",
        "I messaggi che ti inviamo: a chi, oggetto e quando, per 30 giorni. Il testo e gli allegati, solo finché non partono.",
        "L'indirizzo IP da cui qualcuno prova ad accedere, a creare un account o a chiedere un link, al massimo per un giorno, per rallentare chi indovina password.",
        "Tutto si scarica e si elimina nella pagina del tuo account. Una volta eliminato non resta nessuna riga tua, solo l'impronta di un numero che non è più di nessuno. Le copie di backup contengono ancora il tuo account finché non scadono, di norma dopo 30 giorni; se se ne ripristina una, il tuo account viene eliminato di nuovo.",
      ],
    },
    { heading: "Altrove" },
    {
      analytics: {
        none: [
          {
            text: "La pagina non carica nulla da altri siti: caratteri, disegni e dati vengono da questo server, e non ci sono statistiche di terzi.",
          },
        ],
        known: [
          {
            text: "Caratteri, disegni e dati vengono da questo server. Solo se accetti si carica anche {service}, un servizio esterno che conta le pagine che leggi; in Cookie c'è scritto che cosa riceve, e lì puoi ritirare il consenso quando vuoi.",
          },
        ],
      },
    },
    {
      text: "Non vendiamo nulla e non lo diamo a nessun altro. Se chi gestisce questa installazione ha attivato fonti online, è il server a chiedere loro il simbolo: non sanno chi lo ha chiesto. Se ha attivato un modello linguistico per le bozze di tesi, riceve le cifre della società e niente di te.",
    },
    { heading: "I tuoi diritti" },
    {
      text: [
        "Per cancellare quello che c'è nel tuo browser, elimina lì i dati di questo sito. Ciò che è del tuo account lo scarichi e lo elimini tu, nella sua pagina. Delle analisi senza account il server non conserva nulla che ti identifichi: non possiamo cercare le «tue». Per qualsiasi altra cosa, ",
        { text: "scrivi a chi gestisce questa installazione", to: "/contact" },
        ".",
      ],
    },
    { heading: "Responsabile" },
    {
      operator: {
        known: "Di questa installazione e dei dati che conserva risponde {name}.",
        unknown:
          "Di questa installazione e dei dati che conserva risponde chi la gestisce, che non ha ancora messo qui il proprio nome.",
      },
    },
  ],
};
