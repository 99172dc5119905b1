/** The last time that a date can have. Source: ECMA-262, section 21.4.1.1 */
const MAX_MS = 8.64e15;

/**
 * When a signed URL expires, in milliseconds since 1970: the earliest of the `exp` of its `jwt`, Azure's `se`, and the
 * date plus duration of S3 and Google. `undefined` when it has none of these.
 */
export function readExpiryMs({ searchParams }: URL): number | undefined {
  const signatures = ['X-Amz', 'X-Goog'].map(
    (prefix) =>
      parseCompactDate(searchParams.get(`${prefix}-Date`)) +
      Number(searchParams.get(`${prefix}-Expires`) ?? NaN) * 1000,
  );
  const ends = [
    readTokenEnd(searchParams.get('jwt') ?? ''),
    Date.parse(searchParams.get('se') ?? ''),
    ...signatures,
  ];
  const known = ends.filter((endMs) => Math.abs(endMs) <= MAX_MS);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** Reads `exp` from the claims of a JSON Web Token, which are between its dots (RFC 7519, section 3). */
function readTokenEnd(token: string): number {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      exp?: unknown;
    };
    return typeof claims.exp === 'number' ? claims.exp * 1000 : NaN;
  } catch {
    return NaN;
  }
}

/** Parses a date such as `20261120T100000Z`. */
function parseCompactDate(text: string | null): number {
  const [, day = '', time = ''] = /^(\d{8})T(\d{6})Z$/.exec(text ?? '') ?? [];
  const date = day.replace(/(....)(..)(..)/, '$1-$2-$3');
  return Date.parse(`${date}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`);
}
