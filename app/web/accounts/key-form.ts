import { keyAccesses, keySubjects } from "../../features/accounts/contracts/key-scope.ts";

type Field = (name: string) => string;

const keyFields = ["name", "access", "subject", "expiresOn"] as const;

/** What was typed of a key. */
export const typedOfKey = (field: Field) => Object.fromEntries(keyFields.map((name) => [name, field(name)]));

/** The same as the address of the page carries it. */
export const typedKeyIn = (field: Field): string =>
  new URLSearchParams(keyFields.map((name) => [`key-${name}`, field(name)])).toString();

/** And as it is read from there. */
export const typedKeyOf = ({ searchParams }: URL) => typedOfKey((name) => searchParams.get(`key-${name}`) ?? "");

/** What the form wants of a key: reading, where it says nothing. */
export const keyScopeIn = (field: Field) => ({
  access: keyAccesses.find((each) => each === field("access")) ?? ("read" as const),
  subject: keySubjects.find((each) => each === field("subject")) ?? null,
  expiresOn: field("expiresOn"),
});
