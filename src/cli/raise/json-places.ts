/** A text in a JSON file. */
interface JsonPlace {
  readonly path: readonly string[];
  readonly value: string;
  /** The span of the text, without quotes. */
  readonly start: number;
  readonly end: number;
}

const TOKEN = /"(?:[^"\\]|\\[^])*"|[{}[\],:]/g;

/**
 * Finds texts in a JSON text by their paths, with their places, so that they can be replaced without touching anything
 * else. Elements of lists are not found. A key that occurs twice is found twice.
 *
 * @param text valid JSON, as latin1 text, one character per byte; comments and commas at the end of lists do no harm
 */
export function findJsonPlaces(
  text: string,
  isWanted: (path: readonly string[]) => boolean,
): readonly JsonPlace[] {
  const found: JsonPlace[] = [];
  /** The key in each object around the token; `undefined` in a list. */
  const path: (string | undefined)[] = [];
  let isKey = false;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      path.push(token === '{' ? '' : undefined);
      isKey = token === '{';
    } else if (token === '}' || token === ']') path.pop();
    else if (token === ',') isKey = path.at(-1) !== undefined;
    else if (token === ':') isKey = false;
    else if (isKey) path[path.length - 1] = decode(token);
    else if (path.every((key) => key !== undefined) && isWanted(path))
      found.push({ path: [...path], value: decode(token), start: index + 1, end: index + token.length - 1 });
  }
  return found;
}

function decode(token: string): string {
  return String(JSON.parse(Buffer.from(token, 'latin1').toString()));
}
