import { quoteName, quoteText, withoutFullStop } from '../../../shared/quote.ts';
import { cutWords } from '../../judge/html-text.ts';
import type { Asked } from './looks.ts';
import { type Drill, hasOffered, type Side } from './side.ts';

/** Which answer was taken, for people. */
const SHAPE_WORDS: Readonly<Record<string, string>> = {
  flat: 'as JSON',
  parts: 'as JSON with serialized parts',
  data: 'as JSON in `data`',
  'data.package': 'as JSON in `data.package`',
  list: 'as a list in JSON',
  'by key': 'as JSON by the name of the plugin',
  object: 'as a serialized object',
  array: 'as a serialized array',
  text: 'as plain text',
};

const showVersion = ({ version }: Side): string => quoteName(version);

/** How keys look: 16 letters with digits, or capitals alone; hex, as in a UUID; or groups of capitals and digits. */
const SECRET = /^(?:(?=.*\d|[A-Z]+$)[A-Za-z\d]{16,}|[a-f]{16,})$|^[A-Z\d]{3,}(?:-[A-Z\d]{3,})+$/;

/** Whether a part of an address looks like a license key, which logs of public repositories would show. */
function isSecret(part: string): boolean {
  const text = part.replace(/%([2-7][\da-f])/gi, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return text
    .split(/[^\w+=~-]/)
    .some((word) => SECRET.test(word) || SECRET.test(word.replace(/[_+=~-]/g, '')));
}

const hideSecret = (part: string): string => (isSecret(part) ? '…' : part);

/** A request without the values that it sends, and the place in the plugin. */
function showAsked({ method, host, path, names, file, line }: Asked): string {
  const query = names.length === 0 ? '' : `?${names.map(hideSecret).join('&')}`;
  const shown = path.split('/').map(hideSecret).join('/');
  return `${quoteName(`${method} https://${host}${shown}${query}`)} (at ${quoteName(`${file}:${line}`)})`;
}

function showAll(asked: readonly Asked[]): string {
  const [first] = asked;
  return first === undefined ? 'nobody' : showAsked(first);
}

/** The previous version's way, for comparison. */
function tellBefore({ before }: Drill): string {
  return before === undefined
    ? ''
    : `${showVersion(before)} asks ${showAll(before.sources)}, and offers ${hasOffered(before) ? 'the update' : 'nothing'}.`;
}

/** How the new version fails to offer what it was answered. */
function tellOffer({ isOfferedIn, lacksPackage, otherKeys, death }: Side): string {
  if (death !== undefined) return `PHP stops: ${withoutFullStop(cutWords(death.text))}`;
  const [key] = otherKeys;
  if (key !== undefined) return `it offers it under another key, ${quoteName(key)}`;
  if (lacksPackage) return 'it offers it without a package';
  return isOfferedIn.task ? 'it does not offer it on the page of updates' : 'it does not offer it';
}

/** A release that leaves the updates to WordPress.org. */
export function tellMove({ after }: Drill): string {
  return `From this version on, WordPress.org is asked for updates: \`Update URI\` is ${quoteName(after.updateUri)}, and the client of the plugin is gone. Publish there, too.`;
}

/** Nothing more arrives. */
export function tellNoUpdate(drill: Drill): string {
  const { before, after } = drill;
  const shape = SHAPE_WORDS[before?.shape ?? ''] ?? '';
  const now =
    after.asked.length === 0
      ? `${showVersion(after)} asks nobody.`
      : `${showVersion(after)} asks ${showAll(after.asked)} and is answered with ${quoteName(after.answered)} ${shape}: ${tellOffer(after)}.`;
  return `Customers who install this version are offered no further update. ${tellBefore(drill)} ${now}`;
}

const WORDS: Readonly<Record<string, string>> = {
  signature: 'answers have to be signed',
  license: 'a license is asked for',
  capability: 'the user has to have a capability',
  'roll-out': 'not all sites are offered it at once',
};

/** Nothing is known. */
export function tellNotKnown(drill: Drill): string {
  const { after, newWords, mayLackLicense } = drill;
  const reasons = newWords.flatMap((word) => WORDS[word] ?? []);
  const why =
    reasons.length > 0
      ? ` In its code, ${reasons.join(', and ')}, which the previous version does not have.`
      : after.diesOfAnswer
        ? ' The answer of its server may have what is missing.'
        : mayLackLicense
          ? ' Its code names a license, which may be what is missing: give it one in `before-update`.'
          : ' It takes none of the answers that are known here.';
  return `It is not known whether customers are offered further updates. ${tellBefore(drill)} ${showVersion(after)} asks ${showAll(after.asked)}; ${tellOffer(after)}.${why} Try it on a site of yours.`;
}

/** The server decides whether a version is newer. */
export function tellServerCompares({ after }: Drill): string {
  return `It is not known whether customers are offered further updates rightly: ${showVersion(after)} offers each version that it is answered, also its own and older ones. Its server has to compare.`;
}

/** The update is offered on and on. */
export function tellAgain({ after }: Drill): string {
  return `Sites that install it are offered it again and again. Where the server has ${showVersion(after)}, ${showVersion(after)} offers it as an update: look for a version in the code that was not raised, or a comparison that is wrong.`;
}

/** Updates of others are gone. */
export function tellTakenAway({ after }: Drill): string {
  return `With this version, WordPress loses the updates of other plugins: code of ${showVersion(after)} takes them out of its list.`;
}

/** The look for updates stops. */
export function tellStop({ after }: Drill): string {
  return `With this version, WordPress's look for updates stops with an error when there is one. ${tellOffer(after)}.`;
}

/** The button works, and the offer does not. */
export function tellNotInstalled({ before, notInstalled = '' }: Drill): string {
  return `Sites cannot install this version through the offer of ${before === undefined ? 'the previous one' : showVersion(before)}: ${notInstalled === '' ? 'WordPress does not say why' : withoutFullStop(cutWords(notInstalled))}. The package itself can be installed, and so could the previous one.`;
}

/** Automatic updates stop. */
export function tellDashboardOnly({ after }: Drill): string {
  return `Sites are offered the next update in the dashboard only, where the previous version offered it in the scheduled task, too: automatic updates, and the number of updates in the menu, come from the task. Let ${showVersion(after)} add its filters there, too.`;
}

/** Another server. */
export function tellElsewhere(drill: Drill): string {
  const { after } = drill;
  return `${showVersion(after)} asks elsewhere for updates, and takes an answer there: ${showAll(after.asked)}. ${tellBefore(drill)} Make sure that the new address answers before you publish.`;
}

/** The box of details. */
export function tellNoDetails({ after }: Drill): string {
  return `"View details" shows nothing now: \`plugins_api\` has no answer of ${showVersion(after)}.`;
}

/** Somebody is asked, and nothing is offered. */
export function tellUnheard({ before, after }: Drill): string {
  const asked = before === undefined || before.asked.length === 0 ? after.asked : before.asked;
  return `It is not known whether customers are offered further updates: the plugin asks ${showAll(asked)}, and takes none of the answers that are known here. If it needs a license, give it one in ${quoteText('before-update')}.`;
}

/** Nobody is asked. */
export function tellNoClient({ after }: Drill): string {
  const { updateUri } = after;
  const host = URL.parse(updateUri)?.hostname ?? updateUri;
  if (host === '' || host === 'false')
    return 'No update client was seen: the plugin asks no server for updates. If it needs a license for that, give it one in `before-update`.';
  return `The plugin asks no server for updates. For its header \`Update URI\`, WordPress asks ${quoteName(`update_plugins_${host}`)} alone: compare it with the filter in the code.`;
}
