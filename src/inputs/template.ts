import { MAX_NAME_LENGTH } from '../github/names.ts';
import { InputMistake, isShown, named } from './mistake.ts';

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
  /** What the author may have meant by a name that is not valid. */
  readonly correct?: (name: string) => string;
}

/**
 * A name with placeholders; `undefined` when it is left to the action.
 *
 * @throws InputMistake
 */
export function parseTemplate(
  value: string,
  { kind, isValid, correct = (name) => name }: NameRule,
): Template | undefined {
  if (value === '') return undefined;
  const example = fillTemplate(value, EXAMPLE);
  if (/[{}]/.test(example))
    throw new InputMistake(named(value, 'has braces other than `{version}` and `{slug}`'));
  if (!isValid(example) || value.length > MAX_NAME_LENGTH) {
    const meant = correct(value);
    const isMeant = isShown(value) && isValid(fillTemplate(meant, EXAMPLE));
    throw new InputMistake(
      named(value, `cannot be ${kind}`),
      isMeant ? `Write \`${meant}\`, or leave the input out.` : '',
    );
  }
  return {
    text: value,
    placeholders: [...value.matchAll(PLACEHOLDER)].map(([, name]) => name as Placeholder),
  };
}

/** Puts values in place of `{version}` and `{slug}`. */
export function fillTemplate(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(PLACEHOLDER, (_braces, name: Placeholder) => values[name]);
}
