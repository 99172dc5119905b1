import type { OldCode } from '../model/context.ts';
import type { Problem } from '../model/results.ts';
import { cutText, withoutFullStop } from '../../shared/quote.ts';
import { findMissing, isViolation } from './database-errors.ts';
import { isAboutDatabase, isOfDriver, type PluginMessage } from './php-log.ts';

/** The end of a message that the previous version has, too. */
export const KNOWN = 'The previous version has it, too.';

/** Things that may be missing only here. */
export interface Here extends Pick<OldCode, 'declared'> {
  readonly extensions: readonly string[];
  /** The host of an earlier request to another server, which was refused. */
  readonly refused: string | undefined;
  /** The statement that should have made what the database lacks, if SQLite refused it. */
  readonly findRefused: (missing: string) => string | undefined;
  /** Whether a text quotes a query that SQLite refused in this request. */
  readonly quotesRefused: (text: string) => boolean;
}

/**
 * Puts a message of PHP in words.
 *
 * @param isOld the previous version has it on the same occasion
 */
export function tellMessage(message: PluginMessage, isOld: boolean, here: Here): Problem {
  const { level, kind, text, file, line } = message;
  const tell = (what: string) => `PHP ${kind}: ${withoutFullStop(what)}.${isOld ? ` ${KNOWN}` : ''}`;
  const words = tell(text);
  if (level === 'warning') return { severity: 'warning', message: words, file, line };
  if (isOfDriver(message)) {
    const { severity, why } = explainDriver(text, here);
    return { severity, message: `${words} ${why}`, file, line };
  }
  const why = explainHere(text, isOld ? { ...here, refused: undefined } : here);
  if (why === undefined) {
    const refused =
      isOld && here.refused !== undefined
        ? ` It follows a request to ${here.refused}, which is refused here.`
        : '';
    return { severity: 'error', message: `${words}${refused}`, file, line };
  }
  // The reason is what an annotation has to show.
  return { severity: 'unknown', message: `${tell(cutText(text, MAX_EXPLAINED))} ${why}`, file, line };
}

const MAX_EXPLAINED = 200;

/** Explains an exception of the driver, which ends a request where MySQL may not. */
function explainDriver(
  text: string,
  { findRefused }: Here,
): { readonly severity: Problem['severity']; readonly why: string } {
  if (isViolation(text)) return { severity: 'error', why: 'MySQL refuses the query, too.' };
  const missing = findMissing(text);
  if (missing === undefined)
    return {
      severity: 'unknown',
      why: 'The database of a rehearsal is SQLite: MySQL may accept the query, so it is not known what the plugin does with it.',
    };
  const statement = findRefused(missing);
  return statement === undefined
    ? {
        severity: 'error',
        why: `The database, which is SQLite here, has no ${missing}, and refused no statement that makes it.`,
      }
    : {
        severity: 'unknown',
        why: `The database of a rehearsal, SQLite, has no ${missing}, because it refused this statement, which MySQL may accept: ${statement}`,
      };
}

/**
 * Extensions that usual hosts have: names of their functions and classes, as messages have them. PHP of Playground 3.1 lacks most of
 * these. In a namespace, PHP looks for functions outside of it, too, and for classes not.
 */
const USUAL_EXTENSIONS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['intl', /\b(?:numfmt|datefmt|collator|normalizer|grapheme|idn|locale)_\w+\(\)/i],
  ['intl', /"(?:NumberFormatter|IntlDateFormatter|Collator|Normalizer|Transliterator|Locale)"/],
  ['sodium', /\bsodium_\w+\(\)/i],
  ['gmp', /\bgmp_\w+\(\)|"GMP"/i],
  ['sockets', /\bsocket_\w+\(\)/i],
  ['posix', /\bposix_\w+\(\)/i],
  ['gettext', /\b(?:d?c?n?gettext|bindtextdomain|textdomain)\(\)/i],
  ['xsl', /"XSLTProcessor"/],
  ['bz2', /\bbz(?:open|read|write|compress|decompress)\(\)/i],
  ['apcu', /\bapcu_\w+\(\)/i],
  ['imagick', /"Imagick\w*"/],
  ['redis', /"Redis\w*"/],
  ['memcached', /"Memcached"/],
  ['imap', /\bimap_\w+\(\)/i],
  ['ldap', /\bldap_\w+\(\)/i],
  ['ftp', /\bftp_\w+\(\)/i],
  ['soap', /"Soap(?:Client|Fault|Header|Param|Server|Var)"/],
  ['bcmath', /\bbc(?:add|ceil|comp|div|floor|mod|mul|pow|powmod|round|scale|sqrt|sub)\(\)/i],
  ['calendar', /\b(?:cal_\w+|easter_da\w+|gregoriantojd|jdtogregorian)\(\)/i],
  ['opcache', /\bopcache_\w+\(\)/i],
];

/** Functions that PHP has only in a web server: Apache, FPM or LiteSpeed. */
const OF_SERVERS =
  /\b(?:apache_\w+|getallheaders|fastcgi_finish_request|fpm_get_status|litespeed_\w+|virtual)\(\)/i;

/** Explains why a fatal error says nothing about other sites; `undefined` if it does. */
function explainHere(
  text: string,
  { extensions, refused, declared, quotesRefused }: Here,
): string | undefined {
  const isGone = /undefined function|class "[^"]{1,99}" not found|class '[^']{1,99}' not found/i.test(text);
  const [, name = ''] = /undefined function (?:\w{1,99}\\){0,9}(\w{1,99})\(\)/i.exec(text) ?? [];
  const isOfPhp = isGone && (name === '' || !declared(name));
  const quoted = text.replaceAll("'", '"');
  const [extension] =
    USUAL_EXTENSIONS.find(
      ([name, pattern]) => isOfPhp && !extensions.includes(name) && pattern.test(quoted),
    ) ?? [];
  if (extension !== undefined)
    return `This PHP lacks the extension ${extension}, which most hosts have: it is not known what the plugin does there.`;
  if (isOfPhp && OF_SERVERS.test(quoted))
    return 'Web servers have that function, and PHP here has not: it is not known what the plugin does there.';
  if (isAboutDatabase({ text }))
    return 'The rehearsal has SQLite in place of MySQL, so it is not known what the plugin does with that.';
  if (quotesRefused(text))
    return 'The database of a rehearsal is SQLite, which refused that query: MySQL may accept it, so it is not known what the plugin does then.';
  // No server brings the functions and classes of a plugin.
  return refused === undefined || isGone
    ? undefined
    : `Before that, a request to ${refused} was refused: there is no network here, so it is not known what happens with one.`;
}
