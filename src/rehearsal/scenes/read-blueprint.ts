import {
  flag,
  list,
  number,
  object,
  oneOf,
  optional,
  read,
  type Reader,
  record,
  text,
  Unreadable,
} from '../model/readers.ts';
import { readAddress } from '../model/address.ts';
import { PEOPLE, type SceneVisit } from '../model/scenes.ts';
import { quoteName, quoteText } from '../../shared/quote.ts';
import { readResource, readSlug, type Resource } from './read-resource.ts';

/** A person wrote it. */
export const MAX_SCENE_BYTES = 1024 * 1024;
const MAX_STEPS = 100;
/** Each is asked twice, and takes a second on a shop. */
const MAX_VISITS = 60;
const MAX_DEPTH = 20;
const TEXT = text(MAX_SCENE_BYTES);
const NAME = text(2_000);

/** A step as the Blueprint has it. */
export interface BlueprintStep {
  readonly number: number;
  readonly kind: string;
  /** Its fields, without files. */
  readonly args: Readonly<Record<string, unknown>>;
  /** By the field that names each. */
  readonly resources: Readonly<Record<string, Resource>>;
}

/** A Blueprint, with what is known of it before anything is fetched. */
interface Blueprint {
  readonly steps: readonly BlueprintStep[];
  readonly visits: readonly SceneVisit[];
  readonly unplayed: readonly string[];
}

const json: Reader<unknown> = (value) => value ?? null;
const values = record(json);

/** Newer Blueprints may name the file that has the code. */
const CODE: Reader<string> = (value) =>
  TEXT(typeof value === 'object' && value !== null && 'content' in value ? value.content : value);
const ACTIVATE = optional(object({ activate: optional(flag) }));

/** The fields of a step, and those that name a file, of which one is there. */
const step = (fields: Readonly<Record<string, Reader<unknown>>>, ...files: readonly string[]) => ({
  fields: object(fields),
  files,
});

/** The steps that make a site. Source: the schema of WordPress Playground's Blueprints, version 1. */
const STEPS: Readonly<Record<string, ReturnType<typeof step>>> = {
  setSiteOptions: step({ options: values }),
  runPHP: step({ code: CODE }),
  runPHPWithOptions: step({ options: object({ code: CODE }) }),
  runSql: step({}, 'sql'),
  importWxr: step({}, 'file'),
  installPlugin: step({ options: ACTIVATE }, 'pluginData', 'pluginZipFile'),
  activatePlugin: step({ pluginPath: NAME }),
  installTheme: step({ options: ACTIVATE }, 'themeData', 'themeZipFile'),
  activateTheme: step({ themeFolderName: NAME }),
  writeFile: step({ path: NAME }, 'data'),
  writeFiles: step({
    writeToPath: NAME,
    filesTree: object({ resource: oneOf('literal:directory'), files: values }),
  }),
  mkdir: step({ path: NAME }),
  unzip: step({ extractToPath: NAME }, 'zipFile'),
  defineWpConfigConsts: step({ consts: values }),
  updateUserMeta: step({ meta: values, userId: number }),
  setSiteLanguage: step({ language: text(20) }),
};

/** Earlier names of steps. */
const RENAMED: Readonly<Record<string, string>> = { importFile: 'importWxr' };

/** Each visit says who it is, so nobody logs in beforehand. */
const NOT_NEEDED = ['login'];

const BLUEPRINT = object({
  version: optional(number),
  landingPage: optional(NAME),
  login: optional(json),
  constants: optional(values),
  siteOptions: optional(values),
  plugins: optional(list(json, MAX_STEPS)),
  steps: optional(list(json, MAX_STEPS)),
  visits: optional(list(json, MAX_VISITS)),
  preferredVersions: optional(json),
  features: optional(json),
});

/**
 * Reads a Blueprint with visits.
 *
 * @throws Unreadable
 */
export function readBlueprint(source: string): Blueprint {
  const value = parse(source);
  if (isDeep(value, MAX_DEPTH)) throw new Unreadable(`it is nested more than ${MAX_DEPTH} times`);
  const { version = 1, landingPage, login, steps = [], visits = [], ...rest } = read(BLUEPRINT, value);
  if (version !== 1) throw new Unreadable(`it has version ${version}, and only version 1 is played`);
  const found = [
    ...listShorthands(rest),
    ...steps.flatMap((one, index) => (isEmpty(one) ? [] : [readStep(one, index + 1)])),
  ];
  const unplayed = found.flatMap((one) => (typeof one === 'string' ? [one] : []));
  const hasLogIn =
    (login ?? false) !== false || found.some((one) => typeof one === 'object' && one.kind === 'login');
  return {
    steps: found.filter((one) => typeof one === 'object'),
    visits: [
      ...visits.map((one, index) => at(`visit ${index + 1}`, () => readVisit(one))),
      ...(landingPage === undefined ? [] : [land(landingPage, hasLogIn)]),
    ],
    unplayed,
  };
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Unreadable('it is not valid JSON');
  }
}

function isDeep(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeep(inner, depth - 1));
}

/** Says where something was unreadable. */
function at<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Unreadable(`${place}: ${error.message}`);
  }
}

/** Blueprints may have `false`, `null` and texts in place of steps. */
const isEmpty = (one: unknown) => typeof one !== 'object' || one === null;

function kindOf(value: unknown): string {
  return read(object({ step: text(100) }), value).step;
}

/** @returns the step; its name, if it is not played */
function readStep(value: unknown, position: number): BlueprintStep | string {
  const given = at(`step ${position}`, () => kindOf(value));
  const kind = (Object.hasOwn(RENAMED, given) ? RENAMED[given] : undefined) ?? given;
  const place = `step ${position} (${quoteName(kind)})`;
  const known = Object.hasOwn(STEPS, kind) ? STEPS[kind] : undefined;
  if (NOT_NEEDED.includes(kind)) return { number: position, kind, args: {}, resources: {} };
  if (known === undefined) return place;
  return at(place, () => {
    const args = read(known.fields, value);
    const resources = known.files.flatMap((field) => {
      const given: unknown = Reflect.get(value as object, field);
      return given === undefined ? [] : [[field, readResource(given)] as const];
    });
    if (known.files.length > 0 && resources.length === 0)
      throw new Unreadable(`\`${known.files[0] ?? ''}\` is missing`);
    return { number: position, kind, args, resources: Object.fromEntries(resources) };
  });
}

/** Fields beside the steps, which Playground plays before them. */
function listShorthands({
  constants,
  siteOptions,
  plugins = [],
}: {
  readonly constants?: Readonly<Record<string, unknown>> | undefined;
  readonly siteOptions?: Readonly<Record<string, unknown>> | undefined;
  readonly plugins?: readonly unknown[] | undefined;
}): readonly BlueprintStep[] {
  const make = (kind: string, args: BlueprintStep['args'], resources: BlueprintStep['resources'] = {}) => [
    { number: 0, kind, args, resources },
  ];
  return [
    ...(constants === undefined ? [] : make('defineWpConfigConsts', { consts: constants })),
    ...(siteOptions === undefined ? [] : make('setSiteOptions', { options: siteOptions })),
    ...plugins.flatMap((one, index) =>
      make('installPlugin', {}, { pluginData: at(`plugin ${index + 1}`, () => readPlugin(one)) }),
    ),
  ];
}

function readPlugin(value: unknown): Resource {
  if (typeof value !== 'string') return readResource(value);
  return /^https?:/i.test(value) ? { kind: 'url', url: value } : { kind: 'plugin', slug: readSlug(value) };
}

const VISIT = object({
  path: NAME,
  as: optional(oneOf(...PEOPLE)),
  method: optional(oneOf('GET', 'POST', 'PUT', 'PATCH', 'DELETE')),
  body: optional(json),
  after: optional(NAME),
  shows: optional(NAME),
});

function readVisit(value: unknown): SceneVisit {
  const { path, as = 'visitor', method, after, shows, ...rest } = read(VISIT, value);
  const body = readBody(rest.body);
  return {
    path: readPath(path),
    as,
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    body,
    after: after === undefined ? undefined : readPath(after),
    shows,
  };
}

function readBody(body: unknown): SceneVisit['body'] {
  if (body === undefined) return undefined;
  if (typeof body === 'string') return read(TEXT, body);
  const fields = Object.entries(read(values, body)).map(([name, value]): [string, string] => [
    name,
    read(TEXT, typeof value === 'number' ? String(value) : value),
  ]);
  return Object.fromEntries(fields);
}

function readPath(path: string): string {
  const whole = /^(?:\/|https?:)/i.test(path) ? path : `/${path}`;
  if (/[\p{Cc}\s\\]/u.test(path) || readAddress(whole.replace(/\{\w+\}/g, '1')) === undefined)
    throw new Unreadable(`${quoteText(path)} is not a page of the site`);
  return whole;
}

function land(page: string, hasLogIn: boolean): SceneVisit {
  const path = at('`landingPage`', () => readPath(page));
  const as = hasLogIn || path.startsWith('/wp-admin') ? 'administrator' : 'visitor';
  return { path, as, method: 'GET', body: undefined, after: undefined };
}
