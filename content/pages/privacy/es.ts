import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Privacidad",
  description: "Qué guarda esta herramienta, dónde y para qué.",
  updated: "2026-11-28",
  blocks: [
    {
      text: "Valora no tiene anuncios y se usa sin cuenta. Estas son todas las huellas que deja su uso.",
    },
    { heading: "En tu navegador" },
    {
      list: [
        "Las preferencias que elijas (idioma, tema, colores), en cookies y en el almacenamiento local.",
        "Las últimas empresas que has mirado, en el almacenamiento local. No salen de tu navegador.",
        "Los últimos ocho análisis que has mirado, para cuando no haya conexión. No salen de tu navegador y se borran al cerrar sesión.",
        "La última cartera que has valorado en /portfolio, en el almacenamiento local, hasta que la olvides allí. Para valorarla viaja al servidor, que no la guarda.",
      ],
    },
    { heading: "En el servidor" },
    {
      list: [
        "Por cada análisis: la hora, el símbolo, el escenario y el idioma. Nada que diga quién lo pidió.",
        "De cada predicción del modelo, una vez por empresa y día de precio: el símbolo, la versión, el valor, la banda, el precio y cuándo se mostró por primera vez, para comprobarla después. Nada que diga quién la miró.",
        "Las cifras tuyas que traigas en «Usa tus propias cifras» (/import): un archivo que solo abre tu navegador, y que se borra tras una hora sin usarlo.",
        "Los mensajes de la página de contacto y sus respuestas, con la dirección que escribas: un año desde el último, para poder contestarte.",
        "Los números que nos señalas como erróneos, con lo que escribas y la página donde los viste: un año desde la última respuesta, para comprobarlos y contestarte.",
        "Para la lista de las más buscadas: qué empresas se han mirado cada día, una vez por visitante. El visitante es una huella hecha con un secreto que se borra al acabar el día; la cuenta, tras una semana.",
        "Qué páginas se leen cada día y cuántas personas leen cada una. Para no contar a nadie dos veces hacemos una huella con la dirección IP, el navegador y un secreto, y la borramos con el secreto al acabar el día; los números quedan 400 días. No cuenta quien tiene activado «No rastrear» (DNT) o Global Privacy Control en su navegador.",
        "Donde el plan gratuito tiene límites: qué empresas se han abierto en el día desde cada dirección IP, de la que guardamos la huella, dos días como mucho.",
        "Un registro técnico de peticiones, sin direcciones, que sirve para arreglar fallos y protegerse de abusos.",
      ],
    },
    { heading: "Si creas una cuenta" },
    {
      list: [
        "Tu dirección, el nombre que elijas, el idioma, el tema, y cuándo declaraste tener al menos 13 años. La contraseña no: solo su huella, hecha con scrypt.",
        "Si activas la verificación en dos pasos, la clave de tu aplicación, cifrada, y las huellas de tus códigos de recuperación.",
        "Si añades llaves de acceso, su parte pública, el nombre que les pongas y cuándo se usaron.",
        "Si entras con la cuenta de otro servicio: cuál es, el número y la dirección con que te identifica, desde cuándo y su último uso, hasta que la quites. Mientras decides si abrir una cuenta, lo guardamos media hora como mucho. El servicio sabe que entras aquí, y nada de lo que haces.",
        "Las listas y los ratios que guardes: su nombre, sus filtros o su fórmula y, de una lista con avisos, qué empresas tenía la última vez que la miramos; hasta que los borres.",
        "Las carteras que guardes: su nombre, sus posiciones y lo que costaron, hasta que las borres.",
        "Si conectas un bróker: el token o la clave que escribas, cifrado, y lo que el bróker dice de tu cuenta. Para traerlo, este servidor envía el token a Interactive Brokers o a Alpaca. Se borra al desconectarlo.",
        "Si pides cambiar de dirección, la nueva y la anterior durante 7 días, para que desde la anterior se pueda cancelar.",
        "Tus sesiones abiertas (navegador y sistema, inicio y último uso), los navegadores desde los que has entrado y tus claves para programas, todo como huellas. Donde quien gestiona esta instalación lo ha previsto, también el país y la ciudad desde los que empezó cada sesión, sin la dirección.",
        "Si pagas un plan: los números con que Stripe nombra el pago y la suscripción, su estado y hasta cuándo llega; y la dirección de tu universidad, si la confirmas. Qué plan se te ha dado y cuándo. La tarjeta y las facturas están en Stripe, que recibe tu dirección; no pasan por aquí.",
        "Tu historial: los análisis que ves con tu sesión iniciada, con su resultado. Lo borras cuando quieras, línea a línea o entero. Y las empresas que has abierto en el día, donde tu plan las cuenta.",
        "Las versiones que guardas: la pregunta, las cifras que entraron, el resultado y tu nota. No cambian; las borras cuando quieras.",
        "Los enlaces que compartes: qué enseñan, hasta cuándo, y cuántas veces se han abierto, sin saber quién. Del enlace y de su contraseña, solo la huella. Quien lo abre no ve tu nombre ni tu dirección.",
        "Los enlaces que creas para hojas de cálculo: qué documento abren, hasta cuándo y el último día en que se leyó cada uno, sin saber quién. Del enlace, solo la huella.",
        "Tus tesis sobre las empresas, con su fecha de revisión, tus precios y los límites que vigilamos por ti. Solo las ves tú; las borras cuando quieras.",
        "Los equipos en los que estás, con tu papel y desde cuándo; y, durante un año, lo que se hace en ellos. Sus miembros ven tu nombre; su propietario, también tu dirección. Si borras tu cuenta, un equipo con más miembros sigue sin ti, y lo que hiciste queda sin tu nombre.",
        "Lo que un equipo comparte (sus selecciones de empresas, sus tesis, y las políticas y las copias de versiones que le das, con tu nombre y la fecha) es del equipo, y sigue en él, sin tu nombre, si borras tu cuenta. Si pides los avisos de una selección, lo guardamos hasta que dejas de pedirlos o dejas el equipo; ningún otro miembro lo ve. Nada más de lo que guardas se comparte con él.",
        "Lo que comentas de las empresas en un equipo, y a quién mencionas: lo leen sus miembros, hasta que lo borras o se borra el equipo. Si borras tu cuenta, queda sin tu nombre.",
        "A quién invitas a un equipo: la dirección y cuándo, hasta 30 días después de que caduque la invitación. Le llega tu dirección y, si entra, ve tu nombre y el del equipo.",
        "Las empresas que sigues y los avisos que pones, con el momento del último. Los borras cuando quieras.",
        "Tus análisis programados: empresas, horario y entregas, hasta que los borras; sus ejecuciones, con lo que encontraron, 90 días; sus ficheros, 7.",
        "Tus canales y webhooks: el servicio, su dirección, el chat, el tema o la sala, y de qué avisan, hasta que los borres; tokens y secretos, cifrados. Lo que se envía a cada uno y qué contestó, 30 días. Y qué avisos quieres por correo, cuáles en el resumen, sus días, su hora y su zona horaria; lo que espera al resumen, hasta que sale. El servicio que eliges (Telegram, Slack, ntfy, Matrix) recibe el texto de cada aviso.",
        "Los mensajes que te enviamos: a quién, asunto y cuándo, 30 días. Su texto y lo que llevan adjunto, solo hasta que salen.",
        "La dirección IP desde la que se intenta entrar, crear una cuenta o pedir un enlace, un día como mucho, para frenar a quien adivina contraseñas.",
        "Todo se descarga y se borra en la página de tu cuenta. Al borrarla no queda ninguna fila tuya, solo la huella de un número que ya no es de nadie. Las copias de seguridad aún contienen tu cuenta hasta que caducan, normalmente a los 30 días; si se restaura una, tu cuenta se vuelve a borrar.",
      ],
    },
    { heading: "Fuera" },
    {
      analytics: {
        none: [
          {
            text: "La página no carga nada de otros sitios: letras, dibujos y datos vienen de este servidor, y no hay analítica de terceros.",
          },
        ],
        known: [
          {
            text: "Letras, dibujos y datos vienen de este servidor. Solo si aceptas se carga además {service}, un servicio externo que cuenta las páginas que lees; en Cookies está lo que recibe, y ahí puedes retirar tu permiso cuando quieras.",
          },
        ],
      },
    },
    {
      text: "No vendemos nada ni lo damos a nadie más. Si quien mantiene esta instalación ha activado fuentes en línea, es el servidor quien les pregunta por el símbolo: no saben quién lo pidió. Si ha activado un modelo de lenguaje para los borradores de tesis, le llegan las cifras de la empresa y nada de ti.",
    },
    { heading: "Tus derechos" },
    {
      text: [
        "Para borrar lo que hay en tu navegador, borra los datos de este sitio en él. Lo de tu cuenta lo descargas y lo borras tú, en su página. De los análisis sin cuenta el servidor no guarda nada que te identifique: no podemos buscar «los tuyos». Para cualquier otra cuestión, ",
        { text: "escribe a quien mantiene esta instalación", to: "/contact" },
        ".",
      ],
    },
    { heading: "Responsable" },
    {
      operator: {
        known: "De esta instalación y de los datos que guarda responde {name}.",
        unknown:
          "De esta instalación y de los datos que guarda responde quien la mantiene, que todavía no ha puesto aquí su nombre.",
      },
    },
  ],
};
