/**
 * When a signed URL stops working, in milliseconds since 1970: the earliest of what it says of itself, in the `exp` of
 * a `jwt`, in Azure's `se`, or by date and duration as S3 and Google write them. `undefined` when it says nothing.
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
  const known = ends.filter((endMs) => Number.isFinite(endMs));
  return known.length === 0 ? undefined : Math.min(...known);
}

/** The claims of a JSON Web Token stand between its dots (RFC 7519, section 3). */
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

/** `20261120T100000Z`. */
function parseCompactDate(text: string | null): number {
  const [, day = '', time = ''] = /^(\d{8})T(\d{6})Z$/.exec(text ?? '') ?? [];
  const date = day.replace(/(....)(..)(..)/, '$1-$2-$3');
  return Date.parse(`${date}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`);
}
