/** The key of the engine that a build contains; not defined where the server runs from its sources. */
declare const __ENGINE_KEY__: string | undefined;
