import { isObject } from '../shared/record.ts';

/** A JSON object, or why a text is not one, as the end of a sentence about "it". */
type ParsedObject =
  | { readonly object: Readonly<Record<string, unknown>> }
  | { readonly object?: never; readonly why: string };

/**
 * Reads a JSON object. Refuses one in which a name occurs twice, at any depth, because readers differ in which of the
 * two values counts. Source: RFC 8259, section 4.
 */
export function parseObject(text: string): ParsedObject {
  try {
    const json = text.replace(/^\ufeff/, '');
    const value: unknown = JSON.parse(json);
    if (!isObject(value)) return { why: 'it is not a JSON object' };
    return countNames(json) === countMembers(value)
      ? { object: value }
      : { why: 'a name occurs twice in one of its objects' };
  } catch {
    return { why: 'it is not a JSON object' };
  }
}

/** Counts the members as written: in valid JSON, their names are the texts before a colon. */
function countNames(json: string): number {
  let names = 0;
  for (const [, colon] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g))
    if (colon !== undefined) names += 1;
  return names;
}

/** Counts the members as parsed: two with the same name have become one. Any depth, so without recursion. */
function countMembers(root: object): number {
  let members = 0;
  const open: object[] = [root];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const values: readonly unknown[] = Object.values(part);
    if (!Array.isArray(part)) members += values.length;
    for (const value of values) if (typeof value === 'object' && value !== null) open.push(value);
  }
  return members;
}
