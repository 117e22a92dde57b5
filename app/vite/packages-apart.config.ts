/**
 * The packages that the built server loads from `node_modules`; all others are in its files, because it starts twice as fast from a
 * few. Apart are those that bring WebAssembly, threads or drivers, and what checks passkeys: it asks for `reflect-metadata` to be
 * there first, an order that one file does not keep.
 */
export const packagesApart = ["@electric-sql/pglite", "pg", "kysely", "pino", "@simplewebauthn/server"];
