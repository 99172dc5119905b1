/** The message of whatever was thrown, also when it is no `Error` of this realm, as inside Jest. */
export function messageOf(error: unknown): string {
  const isLikeError = typeof error === 'object' && error !== null && 'message' in error;
  return String(isLikeError ? error.message : error);
}
