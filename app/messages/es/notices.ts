/** What is said once, after something has been done; each stays for five seconds. */
export const notices = {
  error: "Error",
  unexpected: "Ha ocurrido un error inesperado",
  signedIn: { title: "¡Bienvenido!", text: "Has iniciado sesión correctamente" },
  signedUp: { title: "¡Cuenta creada!", text: "Revisa tu email para confirmar tu cuenta" },
  signedOut: { title: "Sesión cerrada", text: "Has cerrado sesión correctamente" },
  signedOutEverywhere: { title: "Sesiones cerradas", text: "Se ha cerrado tu sesión en todos los dispositivos" },
  confirmed: { title: "Cuenta confirmada", text: "Ya puedes iniciar sesión" },
  resetSent: {
    title: "Mensaje enviado",
    text: "Si la dirección tiene una cuenta, recibirá un enlace para poner una contraseña nueva",
  },
  passwordSet: { title: "Contraseña cambiada", text: "Inicia sesión con la nueva" },
  passwordChanged: { title: "Contraseña cambiada", text: "Las demás sesiones se han cerrado" },
  profileSaved: { title: "Cambios guardados", text: "Valen desde ahora" },
  sessionClosed: { title: "Sesión cerrada", text: "Ese dispositivo tendrá que iniciar sesión de nuevo" },
  keyRevoked: { title: "Clave revocada", text: "Los programas que la usan ya no entran" },
  accountClosed: { title: "Cuenta borrada", text: "Ya no guardamos nada tuyo" },
  historyEntryDeleted: { title: "Análisis borrado", text: "Ya no está en tu historial" },
  historyDeleted: { title: "Historial borrado", text: "Ya no guardamos ninguno de tus análisis" },
} as const;
