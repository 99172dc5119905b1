import type { Logger } from '../shared/logger.ts';
import { listNames } from '../shared/quote.ts';
import type { Served } from './model.ts';

const EFFECTS = {
  name: 'Some update clients take an answer without `name` for "no update".',
  download_url: 'Without `download_url` they have no package to install.',
} as const;

/** Lists the fields that update clients would miss if they got the service's answer. */
export function noticeLacks(lacks: Served['lacks'] | undefined, log: Logger): void {
  if (lacks === undefined) return;
  const effects = lacks.map((field) => EFFECTS[field]).join(' ');
  log.notice(
    'Update clients may see no update',
    `The service's answer names a version, but no ${listNames(lacks)}. ${effects} If sites ask this address, add the missing field; clients that ask another address are not affected.`,
  );
}
