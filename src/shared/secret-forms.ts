import { showInvisible } from './quote.ts';

/** A way in which a text can hold a secret. */
export interface SecretForm {
  readonly text: string;
  /** How the secret is written in it; `text`: as it is, or escaped character by character. */
  readonly kind: 'text' | 'base64' | 'hex';
  /** In base64: how many bytes of other text precede the secret in its group of three. */
  readonly offset: number;
}

/** A very short secret encodes to letters that occur in every text. */
const MIN_ENCODED_LENGTH = 6;

/**
 * Lists the forms in which a secret is hidden in what is printed, and searched for in packages: as written,
 * URL-encoded, escaped for JSON and for HTML, in base64 and base64url at all three offsets, and in hex.
 */
export function listSecretForms(secret: string): readonly SecretForm[] {
  if (secret.trim() === '') return [];
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');
  const texts = [secret, showInvisible(secret), ...listUrlForms(secret), ...listJsonForms(secret)];
  const forms: readonly SecretForm[] = [
    ...[...texts, ...listHtmlForms(secret)].map((text) => ({ text, kind: 'text' as const, offset: 0 })),
    ...[hex, hex.toUpperCase()].map((text) => ({ text, kind: 'hex' as const, offset: 0 })),
    ...listBase64(bytes),
  ];
  const isLong = ({ kind, text }: SecretForm) => kind === 'text' || text.length >= MIN_ENCODED_LENGTH;
  return [...new Map(forms.filter(isLong).map((form) => [form.text, form])).values()];
}

/** Lists the texts of {@link listSecretForms}. */
export function listForms(secret: string): readonly string[] {
  return listSecretForms(secret).map(({ text }) => text);
}

/** Creates a function that puts a mask in the place of secrets, in each of their forms and in any case. */
export function createMasker(secrets: readonly string[], mask: string): (text: string) => string {
  const forms = [...new Set(secrets.flatMap(listForms))].sort((a, b) => b.length - a.length);
  if (forms.length === 0) return (text) => text;
  const pattern = new RegExp(forms.map((form) => escapePattern(form)).join('|'), 'gi');
  return (text) => text.replace(pattern, mask);
}

function escapePattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

/** Encodes the characters that the pattern matches. */
const encode = (text: string, pattern: RegExp, write: (code: number) => string): string =>
  text.replace(pattern, (character) => write(character.charCodeAt(0)));

const toHex = (code: number, length: number): string => code.toString(16).padStart(length, '0');

function listUrlForms(secret: string): readonly string[] {
  const inUrl = encodeURIComponent(secret.toWellFormed());
  const toEscape = (code: number) => `%${toHex(code, 2).toUpperCase()}`;
  const forms = [
    inUrl,
    encode(inUrl, /[!'()*]/g, toEscape),
    encode(inUrl, /[!'()*~]/g, toEscape),
    Array.from(Buffer.from(secret), toEscape).join(''),
  ];
  return forms.flatMap((form) => [form, form.replace(/%../g, (escape) => escape.toLowerCase())]);
}

function listJsonForms(secret: string): readonly string[] {
  const inJson = JSON.stringify(secret).slice(1, -1);
  const toEscape = (code: number) => `\\u${toHex(code, 4)}`;
  return [
    inJson,
    inJson.replaceAll('/', '\\/'),
    encode(inJson, /[&<>'/+=]/g, toEscape),
    // As PHP does with JSON_HEX_TAG and the like.
    encode(secret, /[&<>'"/+=\\]/g, toEscape),
    encode(secret, /[^]/g, toEscape),
  ].flatMap((form) => [form, form.replace(/\\u..../g, (escape) => `\\u${escape.slice(2).toUpperCase()}`)]);
}

function listHtmlForms(secret: string): readonly string[] {
  const numbers = [/[&<>"']/g, /[^A-Za-z0-9 _.-]/g, /[^]/g].flatMap((pattern) => [
    encode(secret, pattern, (code) => `&#${code};`),
    encode(secret, pattern, (code) => `&#x${toHex(code, 1)};`),
    encode(secret, pattern, (code) => `&#x${toHex(code, 1).toUpperCase()};`),
  ]);
  const named = secret.replace(/[&<>"]/g, (character) => HTML_ENTITIES[character] ?? character);
  return [
    ...numbers,
    named,
    ...['&#039;', '&#39;', '&#x27;', '&apos;'].map((quote) => named.replaceAll("'", quote)),
  ];
}

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Lists base64 and base64url of a secret, alone and inside a longer text such as `Bearer KEY`: the characters that
 * depend on the secret alone.
 */
function listBase64(bytes: Buffer): readonly SecretForm[] {
  return [0, 1, 2].flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const end = Math.floor(((offset + bytes.length) * 8) / 6);
    const inner = encoded.slice(startInGroup(offset), end);
    const inUrls = inner.replaceAll('+', '-').replaceAll('/', '_');
    return [inner, inUrls].map((text) => ({ text, kind: 'base64' as const, offset }));
  });
}

/** Where in its group of four characters base64 of a secret begins to depend on the secret alone. */
export function startInGroup(offset: number): number {
  return Math.ceil((offset * 8) / 6);
}
