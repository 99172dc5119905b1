import type { PublishError } from '../shared/errors.ts';
import type { Sanitise } from '../shared/logger.ts';
import { renderProse } from '../shared/markdown.ts';

/** Causes and fixes as blocks of Markdown, the same as in the annotations. */
export function renderErrors(errors: readonly PublishError[], sanitise: Sanitise): readonly string[] {
  const prose = (text: string) => renderProse(sanitise(text));
  // The findings below report the others.
  const others = errors.filter(({ isReported }) => !isReported);
  const cause = ({ title, message }: PublishError) => `**${prose(title)}**: ${prose(message)}`;
  const fix = ({ hint }: PublishError) => `**What to do:** ${prose(hint)}`;
  if (others.length < 2) return others.flatMap((error) => [cause(error), fix(error)]);
  return [others.map((error) => `1. ${cause(error)}<br>${fix(error)}`).join('\n')];
}
