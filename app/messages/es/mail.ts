/** Mails to people. Plain text; a link stands on a line of its own. */
export const mail = {
  greeting: "Hola, {name}:",
  farewell: "Valora\nEste mensaje es automático.",
  confirm: {
    subject: "Confirma tu cuenta de Valora",
    text: "Para confirmar tu dirección y poder iniciar sesión, abre este enlace en las próximas 24 horas:\n\n{confirmLink}\n\nSi no has creado ninguna cuenta, no hagas nada: sin confirmar, no existe.",
  },
  alreadyRegistered: {
    subject: "Ya tienes una cuenta en Valora",
    text: "Alguien ha intentado crear una cuenta con tu dirección, y ya tienes una. Si has sido tú, inicia sesión:\n\n{signInLink}\n\nSi no recuerdas la contraseña, pon una nueva:\n\n{resetLink}\n\nSi no has sido tú, no hagas nada: tu cuenta no ha cambiado.",
  },
  reset: {
    subject: "Una contraseña nueva para Valora",
    text: "Para poner una contraseña nueva, abre este enlace en la próxima hora. Sirve una sola vez:\n\n{resetLink}\n\nSi no la has pedido, no hagas nada: tu contraseña sigue siendo la misma.",
  },
  passwordChanged: {
    subject: "Tu contraseña de Valora ha cambiado",
    text: "La contraseña de tu cuenta acaba de cambiar y las demás sesiones se han cerrado. Si no has sido tú, pon otra ahora mismo:\n\n{resetLink}",
  },
  factorOn: {
    subject: "Verificación en dos pasos activada en Valora",
    text: "Desde ahora, para entrar en tu cuenta hace falta también un código de tu aplicación de autenticación. Las demás sesiones se han cerrado.\n\nSi no has sido tú, pon otra contraseña ahora mismo y escríbenos:\n\n{resetLink}\n\n{contactLink}",
  },
  factorOff: {
    subject: "Verificación en dos pasos desactivada en Valora",
    text: "Para entrar en tu cuenta basta otra vez con la contraseña. Si no has sido tú, pon otra ahora mismo:\n\n{resetLink}",
  },
  factorReset: {
    subject: "Verificación en dos pasos desactivada en Valora",
    text: "Quien mantiene esta instalación ha quitado la verificación en dos pasos de tu cuenta: para entrar basta la contraseña. Puedes activarla otra vez en tu cuenta. Si no lo has pedido, escríbele:\n\n{contactLink}",
  },
  recoveryCodeUsed: {
    subject: "Has usado un código de recuperación de Valora",
    text: "Alguien ha usado uno de los códigos de recuperación de tu cuenta. Ya no vale. Si no has sido tú, pon otra contraseña ahora mismo:\n\n{resetLink}",
  },
  recoveryCodesRenewed: {
    subject: "Códigos de recuperación nuevos en Valora",
    text: "Tu cuenta tiene diez códigos de recuperación nuevos, y los anteriores ya no valen. Si no has sido tú, pon otra contraseña ahora mismo:\n\n{resetLink}",
  },
  passkeyAdded: {
    subject: "Llave de acceso nueva en Valora",
    text: "Tu cuenta tiene una llave de acceso nueva: con ella se entra sin contraseña. Si no has sido tú, pon otra contraseña ahora mismo, quita la llave en tu cuenta y escríbenos:\n\n{resetLink}\n\n{contactLink}",
  },
  passkeyRemoved: {
    subject: "Llave de acceso quitada en Valora",
    text: "Se ha quitado una llave de acceso de tu cuenta y ya no sirve para entrar. Si no has sido tú, pon otra contraseña ahora mismo:\n\n{resetLink}",
  },
  identityAdded: {
    subject: "Cuenta de otro servicio vinculada en Valora",
    text: "Ahora puedes entrar en Valora con una cuenta de otro servicio que lleva tu dirección o que has vinculado tú. Si no has sido tú, quítala en tu cuenta y escríbenos:\n\n{signInLink}\n\n{contactLink}",
  },
  identityRemoved: {
    subject: "Cuenta de otro servicio quitada en Valora",
    text: "Se ha quitado de tu cuenta la de otro servicio, y ya no sirve para entrar. Si no has sido tú, escríbenos:\n\n{contactLink}",
  },
  signInLink: {
    subject: "Enlace para entrar en tu cuenta de Valora",
    text: "Quien mantiene esta instalación ha creado un enlace que entra en tu cuenta una vez, en los próximos 15 minutos. Si no se lo has pedido, escríbele:\n\n{contactLink}",
  },
  emailConfirm: {
    subject: "Confirma tu dirección nueva en Valora",
    text: "Para usar esta dirección en tu cuenta de Valora, abre este enlace en las próximas 24 horas:\n\n{emailLink}\n\nSi no lo has pedido, no hagas nada: no cambia nada.",
  },
  emailNotice: {
    subject: "Se ha pedido otra dirección para tu cuenta de Valora",
    text: "Alguien con acceso a tu cuenta ha pedido cambiar la dirección con la que entras. Si has sido tú, confírmalo desde la dirección nueva.\n\nSi no has sido tú, cancélalo aquí. Vale durante 7 días, también si el cambio ya se ha confirmado:\n\n{emailStopLink}",
  },
  emailTaken: {
    subject: "Tu dirección ya tiene cuenta en Valora",
    text: "Desde otra cuenta han pedido usar tu dirección, y ya tiene una. No cambia nada. Si has sido tú, inicia sesión:\n\n{signInLink}",
  },
  emailChanged: {
    subject: "Esta es ya tu dirección en Valora",
    text: "Desde ahora entras en Valora con esta dirección:\n\n{signInLink}",
  },
  emailStopped: {
    subject: "El cambio de dirección se ha cancelado",
    text: "La dirección de tu cuenta de Valora es esta. Si el cambio no lo pediste tú, pon otra contraseña ahora mismo:\n\n{resetLink}",
  },
  academic: {
    subject: "Confirma tu dirección de la universidad",
    text: "Con esta dirección alguien ha pedido en Valora el precio de estudiantes. Si has sido tú, abre este enlace en las próximas 24 horas:\n\n{academicLink}\n\nSi no, no hagas nada.",
  },
  test: {
    subject: "Correo de prueba de Valora",
    text: "El correo de esta instalación funciona: este mensaje ha salido por el servidor que has configurado.",
  },
  job: {
    subject: "{name}: {count, plural, =0 {sin cambios} one {# cambio} other {# cambios}}",
    firstSubject: "{name}: primer resultado",
    failedSubject: "{name}: no se ha podido ejecutar",
    text: "Tu análisis programado «{name}» del {moment} ({zone}): {valued, plural, one {# empresa con valor} other {# empresas con valor}}{unvalued, plural, =0 {} other { y # sin él}}.",
    failedText:
      "Tu análisis programado «{name}» del {moment} ({zone}) no se ha podido ejecutar, después de varios intentos: {reason}",
    leftOut:
      "{count, plural, one {Ha quedado # empresa fuera} other {Han quedado # empresas fuera}}: cada ejecución valora {valued, number} como máximo, las primeras.",
    sheetsLeftOut:
      "{count, plural, one {Queda # empresa con valor sin PDF} other {Quedan # empresas con valor sin PDF}}, porque una ejecución no hace más.",
    pausedText:
      "Tu análisis programado «{name}» del {moment} ({zone}) no se ha podido ejecutar: {reason} Queda en pausa hasta que elijas otras empresas y lo reanudes.",
    since: "Desde la ejecución del {since}:",
    same: "Nada ha cambiado desde la ejecución del {since}.",
    came: "Nueva: {company}",
    went: "Ya no está: {company}",
    more: "y {count, plural, one {# más} other {# más}}",
    link: "El resultado completo, y dónde pausarlo o borrarlo:\n\n{runLink}\n\nSon cálculos a partir de cuentas públicas; no es una recomendación.",
  },
  teamInvitation: {
    subject: "Te invitan a un equipo en Valora",
    text: "{invitedBy} te invita a un equipo en Valora como {role, select, editor {editor} commenter {comentarista} other {lector}}. Para verlo, entra con una cuenta de esta dirección, {recipient}, o crea una:\n\n{invitationLink}\n\nLa invitación vale hasta el {date}, y solo para esta dirección. Si no la esperabas, no hagas nada.",
  },
  teamHandedOver: {
    subject: "Ahora eres propietario de un equipo en Valora",
    text: "Quien era propietario de un equipo tuyo te lo ha traspasado. Desde ahora invitas tú, das los papeles y puedes borrarlo o traspasarlo:\n\n{teamLink}",
  },
  mention: {
    subject: "{by} te menciona en la conversación sobre {company}",
    text: "{by} te ha mencionado en un comentario sobre {company}, en tu equipo «{team}»:\n\n{discussionLink}\n\nElegir qué llega y cuándo:\n\n{channelsLink}\n\nPara no recibir más estos correos:\n\n{stopLink}",
  },
  review: {
    subject: "Hoy toca revisar tu tesis de {name} ({ticker})",
    text: "Pusiste el {date} para volver a mirar tu tesis de {name} ({ticker}):\n\n{thesisLink}\n\nNo te lo recordaremos más, salvo que pongas otra fecha.",
  },
  screen: {
    subject:
      "{name}: {entered, plural, =0 {} one {entra una empresa} other {entran # empresas}}{both, select, yes {, } other {}}{left, plural, =0 {} one {sale una empresa} other {salen # empresas}}",
    text: "Tu lista «{name}» ha cambiado.",
    entered: "{count, plural, one {Entra:} other {Entran #:}}",
    left: "{count, plural, one {Sale:} other {Salen #:}}",
    more: "y {count, plural, one {una más} other {# más}}",
    stop: "Para no recibir más estos correos:\n\n{stopLink}",
  },
  thesisLimit: {
    subject: "{count, plural, one {Un límite} other {# límites}} de tu tesis de {name} ({ticker})",
    text: "Las cuentas {isDated, select, yes {que {name} ({ticker}) presentó el {date}} other {de {name} ({ticker}) cerradas el {date}}} cruzan {count, plural, one {un límite} other {# límites}} de tu tesis:\n\n{thesisLink}\n\nPor estas cuentas no te avisaremos más.\n\nPara no recibir más estos correos:\n\n{stopLink}",
  },
  alert: {
    unknown: "–",
    policy: "Calculado {kind, select, own {con la política «{policy}»} other {sin ninguna política}}.",
    subject: "{name} ({ticker}): {condition}",
    text: "{whose, select, team {Se ha cumplido un aviso de la selección «{book}» del equipo {team} sobre {name} ({ticker}): {condition}.} other {Se ha cumplido tu aviso sobre {name} ({ticker}): {condition}.}}\n\nPrecio: {price}, del {date} ({source})\nValor medio: {value}\nDiferencia: {gap}\nEstado: {status}\n{view}\n{policy}\n\nEl análisis, con tu política en uso:\n\n{analysisLink}\n\n{whose, select, team {La selección, donde dejas de recibir sus avisos:} other {Tus avisos:}}\n\n{listLink}\n\nPara no recibir más este aviso:\n\n{muteLink}\n\nSon cálculos a partir de cuentas públicas; no es una recomendación.",
    ratioText:
      "{whose, select, team {Se ha cumplido un aviso de la selección «{book}» del equipo {team} sobre {name} ({ticker}): {condition}.} other {Se ha cumplido tu aviso sobre {name} ({ticker}): {condition}.}}\n\n{ratio}: {figure}\nCuentas: ejercicio cerrado el {accounts}{isOfPrice, select, yes {\nPrecio: {price}, del {date} ({source})} other {}}\n\nEl ratio, con las cifras de las que sale:\n\n{analysisLink}\n\n{whose, select, team {La selección, donde dejas de recibir sus avisos:} other {Tus avisos:}}\n\n{listLink}\n\nPara no recibir más este aviso:\n\n{muteLink}\n\nSon cálculos a partir de cuentas públicas; no es una recomendación.",
  },
  digest: {
    text: "Esto ha pasado desde tu último resumen. Las horas son las de {zone}.",
    accounts: "Cuentas {isDated, select, yes {presentadas el {date}} other {cerradas el {date}}}",
    mute: "Para no recibir más este aviso:\n{muteLink}",
    end: "Elegir qué llega y cuándo:\n\n{channelsLink}\n\nPara no recibir más este resumen:\n\n{stopLink}\n\nSon cálculos a partir de cuentas públicas; no es una recomendación.",
  },
  messageReceived: {
    subject: "Mensaje nuevo: {subject}",
    text: "De: {email}\nAsunto: {subject}\n\n{message}\n\nContéstalo desde el buzón:\n\n{inboxLink}",
    noAddress: "sin dirección",
  },
  wrongNumberReceived: {
    subject: "{ticker}: {figure} no cuadra",
    text: "Símbolo: {ticker}\nDato: {figure}\nPeriodo: {period}\nValor que se ve: {value}\nFuente: {origin}\nDocumento: {document}\n\nDebería ser: {expected}\nSe puede leer en: {evidence}\nDe: {email}\n\n{comment}\n\nLa página donde se ve:\n\n{pageLink}\n\nContéstalo aquí:\n\n{adminLink}",
  },
  wrongNumberAnswer: {
    subject: "Re: {ticker}, {figure}",
    text: "Nos dijiste que este número no cuadra:\n\n{figure} de {ticker}, {period}: {value}\n\nEstado: {state}\n\n{answer}\n\nLa página donde se ve:\n\n{pageLink}\n\nPara seguir la conversación, escríbenos:\n\n{contactLink}\n\nEl equipo de Valora\n",
  },
  answer: {
    subject: "Re: {subject}",
    text: "{answer}\n\nNos habías escrito:\n\n{asked}\n\nPara seguir la conversación, escríbenos otra vez:\n\n{contactLink}\n\nEl equipo de Valora\n",
  },
} as const;
