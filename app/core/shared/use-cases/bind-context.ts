/** Use cases without their first parameter, which is the same context for all. Every answer is awaited. */
export type Bound<UseCases> = {
  [Name in keyof UseCases]: UseCases[Name] extends (context: never, ...rest: infer Rest) => infer Answer
    ? (...rest: Rest) => Promise<Awaited<Answer>>
    : never;
};

/** Hands the context to each use case when it is called. `open` throws while the context cannot be reached. */
export function bindContext<
  Context,
  UseCases extends Readonly<Record<string, (context: Context, ...rest: never[]) => unknown>>,
>(open: () => Promise<Context>, useCases: UseCases): Bound<UseCases> {
  const bound = Object.entries(useCases).map(([name, useCase]) => [
    name,
    async (...rest: never[]) => useCase(await open(), ...rest),
  ]);
  // Each entry has the parameters and the answer of its use case, which `Object.fromEntries` cannot say.
  return Object.fromEntries(bound) as Bound<UseCases>;
}
