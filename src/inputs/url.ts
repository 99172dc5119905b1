import { parseWebUrl } from '../http/urls.ts';
import { InputMistake } from './mistake.ts';

/** Only these are named in a message: what stands before a colon may also be a host, or part of a secret. */
const OTHER_SCHEMES = /^(file|ftps?|sftp|ssh|git|s3|gs|data|blob):/i;

/**
 * An absolute web URL without user name and password. Its value is never quoted: it may carry a secret, or be one that
 * was pasted into the wrong input.
 *
 * @throws InputMistake
 */
export function parseHttpUrl(value: string): URL {
  const url = parseWebUrl(value);
  if (url === null) {
    if (/^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?(\/|$)/i.test(value))
      throw new InputMistake(
        'is not a valid absolute URL: `https://` is missing',
        'Write `https://` in front of it, as in `https://service.example`.',
      );
    const scheme = OTHER_SCHEMES.exec(value)?.[1]?.toLowerCase();
    throw new InputMistake(scheme === undefined ? 'is not a valid absolute URL' : `is a \`${scheme}:\` URL`);
  }
  if (url.username !== '' || url.password !== '' || /^https?:\/\/[^/?#]*@/i.test(value))
    throw new InputMistake('contains a user name or password', 'Remove the part before the `@`.');
  return url;
}

/** The end of a sentence about a value that comes from a variable, and is empty when there is no such variable. */
export function checkVariable(name: string): string {
  const place = 'Settings → Secrets and variables → Actions → Variables';
  return `such as \`\${{ vars.${name} }}\`, check that the repository variable exists, and is not a secret: ${place}.`;
}
