/**
 * Where an address shows that its holder studies, teaches or works at a university. Three rules: the endings that their registries
 * reserve for education (.edu, .edu.es, .ac.uk and their like), the universities of Spain and of Italy whose names carry no such
 * ending, and what the operator adds. A subdomain counts (studio.unibo.it). It is a sign, not a proof: it does not tell a student
 * from staff, some of these endings are also given to schools, and most universities elsewhere in Europe are missing.
 */
const reservedEndings = /(?:^|\.)(?:edu(?:\.[a-z]{2})?|ac\.[a-z]{2})$/;

const spanish = `
  uab.cat ucm.es uam.es upm.es uc3m.es urjc.es uah.es uned.es us.es upo.es ugr.es uma.es uco.es uca.es uhu.es ual.es ujaen.es unia.es
  uv.es upv.es umh.es ua.es uji.es um.es upct.es unizar.es uniovi.es unican.es udc.es udc.gal usc.es usc.gal uvigo.es uvigo.gal
  uva.es usal.es unileon.es ubu.es uclm.es unex.es unirioja.es unavarra.es ehu.es ehu.eus deusto.es uib.es uib.cat ulpgc.es ull.es
  udl.cat urv.cat uvic.cat uic.es ucv.es uchceu.es comillas.es ceu.es nebrija.es ufv.es uax.es uem.es universidadeuropea.es unir.net
  usj.es uloyola.es upsa.es ucavila.es uemc.es uimp.es udima.es
`;
const italian = `
  polimi.it polito.it poliba.it unimi.it unimib.it unibocconi.it unicatt.it uniroma1.it uniroma2.it uniroma3.it uniroma4.it unibo.it
  unipd.it unive.it iuav.it univr.it unitn.it unibz.it uniud.it units.it sissa.it unito.it uniupo.it unipv.it iusspavia.it unibs.it
  unibg.it uninsubria.it unige.it unipr.it unimore.it unife.it unifi.it unipi.it sns.it santannapisa.it unisi.it unistrasi.it
  unipg.it unistrapg.it univpm.it unimc.it unicam.it uniurb.it unich.it univaq.it unite.it unimol.it unina.it unicampania.it
  uniparthenope.it unior.it unisa.it unisannio.it uniba.it unisalento.it unifg.it unibas.it unical.it unirc.it unicz.it unipa.it
  unict.it unime.it unikore.it unica.it uniss.it luiss.it lumsa.it iulm.it imtlucca.it gssi.it unitus.it unicas.it hunimed.eu
`;

const listed: ReadonlySet<string> = new Set(`${spanish}${italian}`.trim().split(/\s+/));

/** Whether an address (in the one spelling of `emailOf`) is at a university by these rules or the operator's list. */
export function isAcademicEmail(email: string, alsoListed: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  const labels = domain.split(".");
  const isListed = labels.some((_, index) => {
    const parent = labels.slice(index).join(".");
    return listed.has(parent) || alsoListed.includes(parent);
  });
  return isListed || reservedEndings.test(domain);
}
