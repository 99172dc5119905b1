/** The environment of this step as a plain object: `process.env` asks the system each time it is read. */
export type Environment = Readonly<Record<string, string | undefined>>;
