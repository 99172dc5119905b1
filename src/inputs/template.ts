import { MAX_NAME_LENGTH } from '../github/names.ts';
import { InputMistake } from './mistake.ts';

/** A name in which `{version}` and `{slug}` stand for what the package says. */
export interface Template {
  readonly text: string;
  readonly placeholders: readonly Placeholder[];
}

export type Placeholder = 'version' | 'slug';

const PLACEHOLDER = /\{(version|slug)\}/g;
const EXAMPLE = { version: '1.0', slug: 'a' };

/** The purpose of a name, and which names are valid. */
interface NameRule {
  /** As the end of a sentence: "cannot be …". */
  readonly kind: string;
  readonly isValid: (name: string) => boolean;
}

/**
 * A name with placeholders; `undefined` when it is left to the action.
 *
 * @throws InputMistake
 */
export function parseTemplate(value: string, { kind, isValid }: NameRule): Template | undefined {
  if (value === '') return undefined;
  const example = fillTemplate(value, EXAMPLE);
  if (/[{}]/.test(example)) throw new InputMistake('has braces other than `{version}` and `{slug}`');
  if (!isValid(example) || value.length > MAX_NAME_LENGTH) throw new InputMistake(`cannot be ${kind}`);
  return {
    text: value,
    placeholders: [...value.matchAll(PLACEHOLDER)].map(([, name]) => name as Placeholder),
  };
}

/** Puts values in place of `{version}` and `{slug}`. */
export function fillTemplate(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(PLACEHOLDER, (_braces, name: Placeholder) => values[name]);
}
