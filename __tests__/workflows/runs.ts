/** The run that the tests play. */
export const RUN_ID = 7001;

/** A run before it, which was green. */
export const EARLIER_RUN_ID = 6990;
