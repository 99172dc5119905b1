import type { Judgement, Step } from './recorder.ts';
import type { Scene } from './scene.ts';
import { readUsedNames } from './used-names.ts';

/** The step that lists which functions and classes of the package this site knows. */
export function planNames(scene: Scene): readonly Step[] {
  const { isCompared } = scene;
  if (isCompared === undefined) return [];
  const skip = () => Promise.resolve({ problems: [], skipped: 'There is no other pair to compare with.' });
  return [{ name: 'Functions and classes', play: isCompared ? () => listNames(scene) : skip }];
}

/** Lists the names that the site lacks; they are judged when all pairs have ended. */
async function listNames({ site, next }: Scene): Promise<Judgement> {
  const reply = await site.run('names', { package: 'next.zip' });
  const names = readUsedNames(reply.result, next.plugin?.folder ?? '', next.files);
  return names === undefined
    ? { problems: [], skipped: 'The code could not be read.' }
    : { problems: [], skipped: 'Compared when all pairs have ended.', names };
}
