/**
 * Whether a text can stand in an `Authorization` header as a key or a token: visible ASCII, without blanks.
 * Source: RFC 9110, sections 5.5 and 11.4.
 */
export function isCredential(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}
