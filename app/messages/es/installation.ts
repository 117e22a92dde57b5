/** The first administrator, and the settings of an installation. */
export const installation = {
  setUp: {
    title: "Poner en marcha esta instalación",
    lead: "Todavía no hay ninguna cuenta. La que crees aquí la administra. Esta dirección deja de existir en cuanto haya una.",
    account: "Tu cuenta",
    emailHint: "No hace falta confirmarlo: has leído esta dirección donde se ejecuta el servidor.",
    emailFixed: "ADMIN_EMAIL ya dice cuál es.",
    submit: "Crear la cuenta y empezar",
  },
  settings: {
    title: "Instalación",
    lead: "Los cambios valen desde que se guardan, en todos los procesos y sin reiniciar. Lo que ya dice una variable de entorno se cambia allí.",
    heading: "Ajustes",
    operatorName: "Quién lleva esta instalación",
    operatorNameHint: "Una persona o una empresa, como la nombrarán los textos legales. Se puede dejar en blanco.",
    fixed: "Lo fija {setting} en el entorno: {value}",
    plans: "¿Tiene límites el plan gratuito?",
    plansOn: "Sí: diez empresas distintas al día por persona",
    plansOff: "No: cualquiera abre cuantas empresas quiera",
    plansState: "{state, select, on {con límites} other {sin límites}}",
    sources: "Fuentes que se consultan en directo",
    providersHint:
      "Sin ninguna, Valora usa su base de datos local y no envía ninguna petición. Las que necesitan clave aparecen aquí cuando su clave está en el entorno.",
    providersFixed: "las que enumera",
    save: "Guardar",
  },
  safety: {
    heading: "Qué falta para que sea segura",
    allFine: "No falta nada de lo que Valora puede comprobar por sí sola.",
    state: "{state, select, fine {Bien} open {Pendiente} other {No hace falta en esta máquina}}",
    encryption: {
      fine: "Se llega por https.",
      open: "Se llega sin https: contraseñas y sesiones viajan a la vista. Pon un proxy con certificado y di la dirección en PUBLIC_ORIGIN.",
    },
    keys: {
      fine: "APP_KEYS cifra los secretos guardados.",
      open: "Los secretos guardados se cifran con una clave que está en la carpeta de datos: quien copie la carpeta se lleva las dos cosas. Guarda la clave aparte, en APP_KEYS.",
    },
    mail: {
      fine: "Hay un servidor de correo.",
      open: "No hay servidor de correo: las confirmaciones y las contraseñas nuevas no salen. Configura SMTP_URL y MAIL_FROM.",
    },
    backups: {
      fine: "Hay una copia de seguridad cada día, cifrada.",
      open: "Las copias de seguridad no se hacen o no van cifradas. Configura BACKUP_AT, y BACKUP_RECIPIENT o BACKUP_PASSPHRASE.",
    },
    proxies: {
      fine: "Los límites de intentos cuentan por la dirección de cada lector.",
      open: "Hay un proxy y TRUSTED_PROXIES no lo nombra: todos los lectores comparten un mismo límite de intentos.",
    },
  },
  mail: {
    heading: "Correo",
    lead: "Envía un mensaje a tu propia dirección para ver si el correo sale. El buzón de salida dice si ha salido, o por qué no.",
    off: "Sin servidor de correo no sale nada: los mensajes esperan en el buzón de salida.",
    send: "Enviar un correo de prueba",
    outbox: "Abrir el buzón de salida",
  },
} as const;
