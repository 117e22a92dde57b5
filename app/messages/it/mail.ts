import type { Messages } from "../message-types.ts";

export const mail: Messages["mail"] = {
  greeting: "Ciao {name},",
  farewell: "Valora\nQuesto messaggio è automatico.",
  confirm: {
    subject: "Conferma il tuo account Valora",
    text: "Per confermare il tuo indirizzo e poter accedere, apri questo link entro 24 ore:\n\n{confirmLink}\n\nSe non hai creato un account, non fare nulla: finché non è confermato, non esiste.",
  },
  alreadyRegistered: {
    subject: "Hai già un account Valora",
    text: "Qualcuno ha provato a creare un account con il tuo indirizzo, e ne hai già uno. Se sei stato tu, accedi:\n\n{signInLink}\n\nSe non ricordi la password, impostane una nuova:\n\n{resetLink}\n\nSe non sei stato tu, non fare nulla: il tuo account non è cambiato.",
  },
  reset: {
    subject: "Una nuova password per Valora",
    text: "Per impostare una nuova password, apri questo link entro un’ora. Vale una sola volta:\n\n{resetLink}\n\nSe non l’hai chiesta, non fare nulla: la tua password è sempre la stessa.",
  },
  passwordChanged: {
    subject: "La tua password di Valora è cambiata",
    text: "La password del tuo account è appena cambiata e le altre sessioni sono state chiuse. Se non sei stato tu, impostane subito un’altra:\n\n{resetLink}",
  },
  factorOn: {
    subject: "Verifica in due passaggi attivata su Valora",
    text: "Da ora, per entrare nel tuo account serve anche un codice della tua app di autenticazione. Le altre sessioni sono state chiuse.\n\nSe non sei stato tu, imposta subito un’altra password e scrivici:\n\n{resetLink}\n\n{contactLink}",
  },
  factorOff: {
    subject: "Verifica in due passaggi disattivata su Valora",
    text: "Per entrare nel tuo account basta di nuovo la password. Se non sei stato tu, impostane subito un’altra:\n\n{resetLink}",
  },
  factorReset: {
    subject: "Verifica in due passaggi disattivata su Valora",
    text: "Chi gestisce questa installazione ha tolto la verifica in due passaggi dal tuo account: per entrare basta la password. Puoi riattivarla nel tuo account. Se non l’hai chiesto tu, scrivi a chi la gestisce:\n\n{contactLink}",
  },
  recoveryCodeUsed: {
    subject: "È stato usato un tuo codice di recupero di Valora",
    text: "È stato usato uno dei codici di recupero del tuo account. Non vale più. Se non sei stato tu, imposta subito un’altra password:\n\n{resetLink}",
  },
  recoveryCodesRenewed: {
    subject: "Nuovi codici di recupero su Valora",
    text: "Il tuo account ha dieci nuovi codici di recupero, e quelli di prima non valgono più. Se non sei stato tu, imposta subito un’altra password:\n\n{resetLink}",
  },
  passkeyAdded: {
    subject: "Nuova passkey su Valora",
    text: "Il tuo account ha una nuova passkey, con cui si entra senza password. Se non sei stato tu, imposta subito un’altra password, togli la passkey dal tuo account e scrivici:\n\n{resetLink}\n\n{contactLink}",
  },
  passkeyRemoved: {
    subject: "Passkey tolta su Valora",
    text: "Una passkey è stata tolta dal tuo account e non serve più per entrare. Se non sei stato tu, imposta subito un’altra password:\n\n{resetLink}",
  },
  identityAdded: {
    subject: "Account di un altro servizio collegato su Valora",
    text: "Ora puoi accedere a Valora con un account di un altro servizio che ha il tuo indirizzo o che hai collegato tu. Se non sei stato tu, toglilo dal tuo account e scrivici:\n\n{signInLink}\n\n{contactLink}",
  },
  identityRemoved: {
    subject: "Account di un altro servizio tolto su Valora",
    text: "L’account di un altro servizio è stato tolto dal tuo e non serve più per entrare. Se non sei stato tu, scrivici:\n\n{contactLink}",
  },
  signInLink: {
    subject: "Link per accedere al tuo account Valora",
    text: "Chi gestisce questa installazione ha creato un link che accede al tuo account una volta, nei prossimi 15 minuti. Se non l’hai chiesto, scrivigli:\n\n{contactLink}",
  },
  emailConfirm: {
    subject: "Conferma il tuo nuovo indirizzo in Valora",
    text: "Per usare questo indirizzo nel tuo account Valora, apri questo link entro 24 ore:\n\n{emailLink}\n\nSe non l’hai chiesto tu, non fare nulla: non cambia niente.",
  },
  emailNotice: {
    subject: "È stato chiesto un altro indirizzo per il tuo account Valora",
    text: "Una persona con accesso al tuo account ha chiesto di cambiare l’indirizzo con cui accedi. Se sei stato tu, confermalo dal nuovo indirizzo.\n\nSe non sei stato tu, annullalo qui. Vale per 7 giorni, anche se il cambio è già confermato:\n\n{emailStopLink}",
  },
  emailTaken: {
    subject: "Il tuo indirizzo ha già un account Valora",
    text: "Da un altro account è stato chiesto di usare il tuo indirizzo, che ne ha già uno. Non cambia niente. Se sei stato tu, accedi:\n\n{signInLink}",
  },
  emailChanged: {
    subject: "Questo è ora il tuo indirizzo in Valora",
    text: "Da adesso accedi a Valora con questo indirizzo:\n\n{signInLink}",
  },
  emailStopped: {
    subject: "Il cambio di indirizzo è stato annullato",
    text: "L’indirizzo del tuo account Valora è questo. Se non hai chiesto tu il cambio, imposta subito un’altra password:\n\n{resetLink}",
  },
  academic: {
    subject: "Conferma il tuo indirizzo dell’università",
    text: "Con questo indirizzo qualcuno ha chiesto a Valora il prezzo per studenti. Se sei stato tu, apri questo link entro 24 ore:\n\n{academicLink}\n\nAltrimenti non fare nulla.",
  },
  test: {
    subject: "Email di prova di Valora",
    text: "L’email di questa installazione funziona: questo messaggio è partito dal server che hai configurato.",
  },
  job: {
    subject: "{name}: {count, plural, =0 {nessuna variazione} one {# variazione} other {# variazioni}}",
    firstSubject: "{name}: primo risultato",
    failedSubject: "{name}: non è stato possibile eseguirla",
    text: "La tua analisi programmata «{name}» del {moment} ({zone}): {valued, plural, one {# società con valore} other {# società con valore}}{unvalued, plural, =0 {} other { e # senza}}.",
    failedText:
      "Non è stato possibile eseguire la tua analisi programmata «{name}» del {moment} ({zone}), dopo vari tentativi: {reason}",
    leftOut:
      "{count, plural, one {# società è rimasta fuori} other {# società sono rimaste fuori}}: ogni esecuzione ne valuta {valued, number} al massimo, le prime.",
    sheetsLeftOut:
      "{count, plural, one {# società con un valore è senza PDF} other {# società con un valore sono senza PDF}}, perché un’esecuzione non ne fa di più.",
    pausedText:
      "La tua analisi programmata «{name}» del {moment} ({zone}) non si è potuta eseguire: {reason} Resta in pausa finché non scegli altre società e non la riprendi.",
    since: "Dall’esecuzione del {since}:",
    same: "Non è cambiato nulla dall’esecuzione del {since}.",
    came: "Nuova: {company}",
    went: "Non c’è più: {company}",
    more: "e {count, plural, one {# altra} other {# altre}}",
    link: "Il risultato completo, e dove metterla in pausa o eliminarla:\n\n{runLink}\n\nSono calcoli basati su bilanci pubblici; non è una raccomandazione.",
  },
  teamInvitation: {
    subject: "Hai un invito a un team su Valora",
    text: "{invitedBy} ti invita a un team su Valora come {role, select, editor {redattore} commenter {commentatore} other {lettore}}. Per vederlo, accedi con un account di questo indirizzo, {recipient}, o creane uno:\n\n{invitationLink}\n\nL’invito vale fino al {date}, e solo per questo indirizzo. Se non te lo aspettavi, non fare nulla.",
  },
  teamHandedOver: {
    subject: "Ora sei proprietario di un team su Valora",
    text: "Chi era proprietario di un tuo team te lo ha ceduto. D’ora in poi inviti tu, assegni i ruoli e puoi eliminarlo o cederlo:\n\n{teamLink}",
  },
  mention: {
    subject: "{by} ti menziona nella discussione su {company}",
    text: "{by} ti ha menzionato in un commento su {company}, nel tuo team «{team}»:\n\n{discussionLink}\n\nScegli che cosa arriva e quando:\n\n{channelsLink}\n\nPer non ricevere più queste email:\n\n{stopLink}",
  },
  review: {
    subject: "È il giorno di rivedere la tua tesi su {name} ({ticker})",
    text: "Avevi scelto il {date} per riguardare la tua tesi su {name} ({ticker}):\n\n{thesisLink}\n\nNon te lo ricorderemo più, a meno che tu non metta un’altra data.",
  },
  screen: {
    subject:
      "{name}: {entered, plural, =0 {} one {entra una società} other {entrano # società}}{both, select, yes {, } other {}}{left, plural, =0 {} one {esce una società} other {escono # società}}",
    text: "Il tuo elenco «{name}» è cambiato.",
    entered: "{count, plural, one {Entra:} other {Entrano in #:}}",
    left: "{count, plural, one {Esce:} other {Escono in #:}}",
    more: "e {count, plural, one {un’altra} other {altre #}}",
    stop: "Per non ricevere più queste email:\n\n{stopLink}",
  },
  thesisLimit: {
    subject: "{count, plural, one {Un limite} other {# limiti}} della tua tesi su {name} ({ticker})",
    text: "I bilanci {isDated, select, yes {che {name} ({ticker}) ha pubblicato il {date}} other {di {name} ({ticker}) chiusi il {date}}} oltrepassano {count, plural, one {un limite} other {# limiti}} della tua tesi:\n\n{thesisLink}\n\nPer questi bilanci non ti scriveremo più.\n\nPer non ricevere più queste email:\n\n{stopLink}",
  },
  alert: {
    unknown: "–",
    policy: "Calcolato {kind, select, own {con la politica «{policy}»} other {senza alcuna politica}}.",
    subject: "{name} ({ticker}): {condition}",
    text: "{whose, select, team {Si è verificato un avviso della selezione «{book}» del team {team} su {name} ({ticker}): {condition}.} other {Il tuo avviso su {name} ({ticker}) è scattato: {condition}.}}\n\nPrezzo: {price}, del {date} ({source})\nValore medio: {value}\nDifferenza: {gap}\nStato: {status}\n{view}\n{policy}\n\nL’analisi, con la tua politica in uso:\n\n{analysisLink}\n\n{whose, select, team {La selezione, dove smetti di ricevere i suoi avvisi:} other {I tuoi avvisi:}}\n\n{listLink}\n\nPer non ricevere più questo avviso:\n\n{muteLink}\n\nSono calcoli a partire da bilanci pubblici; non è una raccomandazione.",
    ratioText:
      "{whose, select, team {Si è verificato un avviso della selezione «{book}» del team {team} su {name} ({ticker}): {condition}.} other {Il tuo avviso su {name} ({ticker}) è scattato: {condition}.}}\n\n{ratio}: {figure}\nBilanci: esercizio chiuso il {accounts}{isOfPrice, select, yes {\nPrezzo: {price}, del {date} ({source})} other {}}\n\nL’indice, con le cifre da cui risulta:\n\n{analysisLink}\n\n{whose, select, team {La selezione, dove smetti di ricevere i suoi avvisi:} other {I tuoi avvisi:}}\n\n{listLink}\n\nPer non ricevere più questo avviso:\n\n{muteLink}\n\nSono calcoli a partire da bilanci pubblici; non è una raccomandazione.",
  },
  digest: {
    text: "È successo questo dal tuo ultimo riepilogo. Le ore sono quelle di {zone}.",
    accounts: "Bilanci {isDated, select, yes {pubblicati il {date}} other {chiusi il {date}}}",
    mute: "Per non ricevere più questo avviso:\n{muteLink}",
    end: "Scegli che cosa arriva e quando:\n\n{channelsLink}\n\nPer non ricevere più questo riepilogo:\n\n{stopLink}\n\nSono calcoli a partire da bilanci pubblici; non è una raccomandazione.",
  },
  messageReceived: {
    subject: "Nuovo messaggio: {subject}",
    text: "Da: {email}\nOggetto: {subject}\n\n{message}\n\nRispondi dalla casella dei messaggi:\n\n{inboxLink}",
    noAddress: "nessun indirizzo",
  },
  wrongNumberReceived: {
    subject: "{ticker}: {figure} non torna",
    text: "Simbolo: {ticker}\nDato: {figure}\nPeriodo: {period}\nValore che si legge: {value}\nFonte: {origin}\nDocumento: {document}\n\nDovrebbe essere: {expected}\nSi può leggere in: {evidence}\nDa: {email}\n\n{comment}\n\nLa pagina in cui si legge:\n\n{pageLink}\n\nRispondi qui:\n\n{adminLink}",
  },
  wrongNumberAnswer: {
    subject: "Re: {ticker}, {figure}",
    text: "Ci avevi detto che questo numero non torna:\n\n{figure} di {ticker}, {period}: {value}\n\nStato: {state}\n\n{answer}\n\nLa pagina in cui si legge:\n\n{pageLink}\n\nPer continuare la conversazione, scrivici:\n\n{contactLink}\n\nIl team di Valora\n",
  },
  answer: {
    subject: "Re: {subject}",
    text: "{answer}\n\nCi avevi scritto:\n\n{asked}\n\nPer continuare la conversazione, scrivici di nuovo:\n\n{contactLink}\n\nIl team di Valora\n",
  },
};
