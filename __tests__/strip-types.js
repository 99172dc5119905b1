import { stripTypeScriptTypes } from 'node:module';

/**
 * Makes JavaScript of a file with types, for Jest, as Node.js does it when it runs the scripts. Blanks take the place of
 * the types, so that lines and columns stay. Types are checked once, by `npm run typecheck`.
 */
export default {
  process: (text) => ({ code: stripTypeScriptTypes(text) }),
};
