import { createKnownMessages } from '../../../../src/rehearsal/judge/known-messages.ts';
import type { RehearsalContext, RequestId } from '../../../../src/rehearsal/model/context.ts';
import { readLog } from '../../../../src/rehearsal/site/php-log.ts';

type KnownMessages = RehearsalContext['log'];

/** The same as {@link createKnownMessages}, of logs as PHP writes them. */
export function createKnownTexts(...options: Parameters<typeof createKnownMessages>) {
  const known = createKnownMessages(...options);
  const read =
    <Name extends 'remember' | 'check' | 'hasNews'>(name: Name) =>
    (log: string, requestId: RequestId) =>
      known[name](readLog(log), requestId) as ReturnType<KnownMessages[Name]>;
  return {
    remember: read('remember'),
    check: read('check'),
    hasNews: read('hasNews'),
    rememberOthers: (log: string) => known.rememberOthers(readLog(log)),
    checkUpdate: (log: string) => known.checkUpdate(readLog(log)),
  };
}
