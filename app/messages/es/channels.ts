/** Channels of services that show people messages: how to add one. */
export const channels = {
  title: "Canales",
  lead: "Recibe tus avisos en Telegram, Slack, ntfy o Matrix: un texto corto con las cifras, sus fechas y un enlace. Para un programa tuyo están los <webhooks>webhooks</webhooks>.",
  none: "Todavía no hay ninguno.",
  list: "Tus canales",
  create: "Canal nuevo",
  limit: "Hasta {maximum, number} entre canales y webhooks. Los textos van en el idioma de tu cuenta.",
  whereTold: "Dónde te llega cada aviso",
  mail: "{mail, select, always {Correo, siempre} ofTheJob {Correo, si lo pide el análisis} gathered {Correo, en el resumen} other {Correo}}",
  nowhere: "En ningún sitio",
  changeMails: "Elegir qué llega por correo",
  mailsHint:
    "Lo que contestamos a tus señalamientos llega siempre por correo; el final de un análisis programado, si lo pides en él. De los avisos silenciados en tu lista no te avisamos en ningún sitio.",
  gathered: "{place} (con el resumen)",
  timings: "{timing, select, atOnce {En el momento} digest {En el resumen} other {No}}",
  digest: "El resumen",
  digestLead: "Un solo mensaje, por empresa, con lo que ha pasado desde el anterior. Si no ha pasado nada, no llega.",
  days: "Días",
  dayNames:
    "{day, select, monday {Lunes} tuesday {Martes} wednesday {Miércoles} thursday {Jueves} friday {Viernes} saturday {Sábado} other {Domingo}}",
  hour: "Hora",
  timeZone: "Zona horaria",
  next: "El próximo resumen sale el {moment}, hora de {zone}.{waiting, plural, =0 {} one { Espera # aviso.} other { Esperan # avisos.}}",
  when: "Cuándo",
  channelTimings: "{timing, select, atOnce {En el momento} other {Con el resumen, en un solo mensaje}}",
  whenHint: "El día y la hora del resumen se eligen en <channels>tus canales</channels>.",
  stop: {
    title: "Dejar de recibir el resumen",
    lead: "Dejaremos de enviarte por correo lo que llega en el resumen. Tus canales y los demás correos siguen como están.",
    submit: "Dejar de recibirlo",
    done: "Hecho: el resumen no volverá a llegar. Puedes volver a pedirlo en tus canales.",
    list: "Elegir qué llega por correo",
  },
  stopOne: {
    title: "Dejar de recibir un aviso por correo",
    lead: "Dejaremos de enviarte correos de este aviso: «{event}». Tus canales y los demás correos siguen como están.",
    submit: "Dejar de recibirlo",
    done: "Hecho: este aviso no volverá a llegar por correo. Puedes volver a pedirlo en tus canales.",
  },
  saveMails: "Guardar los correos",
  service: "Servicio",
  services: "{service, select, telegram {Telegram} slack {Slack} ntfy {ntfy} other {Matrix}}",
  named: "{service} · {place}",
  add: "Añadir el canal",
  address: "{service, select, slack {Dirección del webhook} other {Servidor}}",
  serverHint:
    "{service, select, telegram {Déjalo así, salvo que tengas un servidor propio de la API de bots.} ntfy {Cámbialo si usas un servidor tuyo.} other {La dirección del servidor de tu cuenta, con https.}}",
  destination: "{service, select, telegram {Chat} ntfy {Tema} other {Sala}}",
  token: "{service, select, telegram {Token del bot} ntfy {Token (si el tema lo pide)} other {Token de acceso}}",
  staysEmpty: "Vacío, sigue el actual. Está guardado cifrado y no se muestra.",
  steps: {
    telegram: {
      first: "En Telegram, escribe <code>/newbot</code> a <code>@BotFather</code>. Te da el token del bot.",
      second: "Escribe algo a tu bot. Si quieres los avisos en un grupo, añádelo y escribe ahí.",
      third:
        "Abre <code>https://api.telegram.org/botTOKEN/getUpdates</code> con tu token: el chat es el número que sigue a <code>chat</code>, <code>id</code> (el de un grupo es negativo). De un canal público vale su <code>@nombre</code>, con el bot como administrador.",
    },
    slack: {
      first: "En <code>api.slack.com/apps</code> crea una aplicación en tu espacio de trabajo.",
      second:
        "En «Incoming Webhooks» actívalos, pulsa «Add New Webhook to Workspace» y elige el canal en el que quieres los avisos.",
      third:
        "Copia la dirección entera. Quien la tiene puede escribir en el canal, así que la guardamos cifrada. También valen las de Mattermost y Rocket.Chat, y las de Discord con <code>/slack</code> al final.",
    },
    ntfy: {
      first:
        "En la aplicación de ntfy suscríbete a un tema. En un servidor público, cualquiera que sepa su nombre puede leerlo: elige uno que no se adivine.",
      second: "Escribe abajo el nombre del tema y, si el servidor es tuyo, su dirección.",
      third:
        "Si el tema está protegido, crea un token en tu cuenta de ntfy («Access tokens») que pueda escribir en él.",
    },
    matrix: {
      first:
        "Crea una cuenta para el bot e invítala a una sala sin cifrado de extremo a extremo: lo que enviamos no lo lleva.",
      second:
        "Con esa cuenta, en Element: «Todos los ajustes», «Ayuda y acerca de», «Token de acceso». No cierres esa sesión: el token dejaría de valer.",
      third: "En la sala: «Ajustes», «Avanzado», «ID interno de la sala». Empieza por <code>!</code>.",
    },
  },
} as const;
