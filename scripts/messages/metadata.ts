import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Message } from './collect.ts';

/** The descriptions in an `action.yml` or a workflow: of the action itself, its inputs, outputs and secrets. */
export function collectDescriptions(yaml: string, path: string): readonly Message[] {
  const lineCounter = new LineCounter();
  const messages: Message[] = [];
  visit(parseDocument(yaml, { lineCounter }), {
    Pair: (_key, { key, value }, path_) => {
      if (!isScalar(key) || key.value !== 'description' || !isScalar(value)) return;
      const names = path_.flatMap((node) =>
        !isMap(node) && 'key' in node && isScalar(node.key) ? [String(node.key.value)] : [],
      );
      const [kind = 'actions', title = ''] = names.slice(-2);
      const text = String(value.value);
      const { line } = lineCounter.linePos(key.range?.[0] ?? 0);
      messages.push({
        kind: kind.replace(/s$/, ''),
        title,
        text,
        fix: '',
        length: text.length,
        where: `${path}:${line}`,
      });
    },
  });
  return messages;
}
