/** The environment as a plain object, because each access to `process.env` asks the system. */
export type Environment = Readonly<Record<string, string | undefined>>;
