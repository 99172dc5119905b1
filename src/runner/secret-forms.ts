import { showInvisible } from '../shared/quote.ts';

/** A very short key encodes to letters that every text has; hiding those would hide the text. */
const MIN_ENCODED_LENGTH = 6;

/** A secret in the ways in which servers write text: as it is, and encoded for URLs, JSON, HTML, base64 and hex. */
export function listForms(secret: string): readonly string[] {
  if (secret.trim() === '') return [];
  const bytes = Buffer.from(secret);
  const inUrl = encodeURIComponent(secret.toWellFormed());
  const inStrictUrl = inUrl.replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const inJson = JSON.stringify(secret).slice(1, -1);
  return [
    secret,
    showInvisible(secret),
    ...[inUrl, inStrictUrl].flatMap((form) => [form, form.replace(/%../g, (hex) => hex.toLowerCase())]),
    inJson,
    inJson.replaceAll('/', '\\/'),
    inJson.replace(
      /[&<>'/+=]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
    secret.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character),
    secret.replace(/[^A-Za-z0-9 _.-]/g, (character) => `&#${character.charCodeAt(0)};`),
    secret.replace(
      /[^A-Za-z0-9 _.-]/g,
      (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`,
    ),
    ...[bytes.toString('hex'), bytes.toString('hex').toUpperCase(), ...listBase64(bytes)].filter(
      (form) => form.length >= MIN_ENCODED_LENGTH,
    ),
  ];
}

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/**
 * Base64 and base64url of a secret alone and inside a longer text, such as `Bearer KEY`: the characters that only the
 * secret decides.
 */
export function listBase64(bytes: Buffer): readonly string[] {
  return [0, 1, 2].flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const inner = encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
}
