import { InputMistake, isNot } from '../../action/inputs/mistake.ts';
import { splitList } from '../../action/inputs/parsers.ts';

/** The scenes that the input names: ours, paths of Blueprints, and `auto`. */
export type ScenePlace =
  | { readonly kind: 'auto' }
  | { readonly kind: 'own'; readonly name: OwnScene }
  | { readonly kind: 'path'; readonly path: string };

/** Our scenes. Shops keep orders in tables of their own or, as before, in posts. */
export const OWN_NAMES = ['demo', 'shop', 'shop-posts'] as const;

export type OwnScene = (typeof OWN_NAMES)[number];

/** Each is a site of its own. */
const MAX_SCENES = 5;

/**
 * Parses the input `scenes`; none for `none`.
 *
 * @throws InputMistake
 */
export function parseScenes(value: string): readonly ScenePlace[] {
  const items = [...new Set(splitList(value))];
  if (items.length === 0) return [{ kind: 'auto' }];
  if (items.length === 1 && items[0] === 'none') return [];
  if (items.length > MAX_SCENES)
    throw new InputMistake(`names ${items.length} scenes, but at most ${MAX_SCENES} are played`);
  return items.map(readScenePlace);
}

function readScenePlace(item: string): ScenePlace {
  if (item === 'auto') return { kind: 'auto' };
  const name = OWN_NAMES.find((one) => one === item);
  if (name !== undefined) return { kind: 'own', name };
  if (/[/\\]|\.json$/i.test(item) && !/\p{Cc}/u.test(item)) return { kind: 'path', path: item };
  throw new InputMistake(
    isNot(
      item,
      `neither \`auto\`, ${OWN_NAMES.map((one) => `\`${one}\``).join(', ')} nor the path of a Blueprint`,
    ),
  );
}
