import { describe, expect, test } from '@jest/globals';
import { noPulls } from '../../../sandbox/github/faults.ts';
import { readError, startStage, type Stage } from './github-stage.ts';

const CHANGE = { title: 'A change', head: 'a-change', base: 'main' };

const findBranch = (name: string): string | undefined =>
  ({ 'a-change': 'd'.repeat(40), same: 'c'.repeat(40) })[name];

const open = (stage: Stage, fields: object = {}) =>
  stage.call('POST', '/pulls', { json: { ...CHANGE, ...fields } });

const invalid = (error: object) => [422, 'Validation Failed', [{ resource: 'PullRequest', ...error }]];

describe('a pull request', () => {
  test('is opened, listed, renamed and closed', async () => {
    await using stage = await startStage({ findBranch });
    const { status, body } = await open(stage, { body: 'Why.' });
    expect([status, body]).toMatchObject([201, { title: 'A change', body: 'Why.', state: 'open' }]);
    const { number } = body as { readonly number: number };
    const list = async (query: string) => (await stage.call('GET', `/pulls?${query}`)).body;
    expect(await list('head=acme:a-change&base=main')).toMatchObject([{ number, head: { ref: 'a-change' } }]);
    expect(await list('head=acme:other')).toEqual([]);
    await stage.call('PATCH', `/pulls/${number}`, { json: { title: 'Another', state: 'closed' } });
    expect(await list('')).toEqual([]);
    expect(await list('state=all')).toMatchObject([{ title: 'Another', state: 'closed' }]);
    expect(stage.github.pulls()).toMatchObject([{ title: 'Another', isOpen: false, base: 'main' }]);
  });

  test('is listed before older ones, and known as closed by hand', async () => {
    await using stage = await startStage({ findBranch });
    await open(stage);
    const [first] = stage.github.pulls();
    stage.github.editPull(first?.number ?? 0, { isOpen: false });
    await open(stage, { title: 'Again' });
    const { body } = await stage.call('GET', '/pulls?state=all');
    expect(body).toMatchObject([
      { title: 'Again', state: 'open', closed_at: null },
      { title: 'A change', state: 'closed', closed_at: '2026-11-20T10:00:00Z' },
    ]);
  });

  test('is refused twice, without commits, and between branches that are not there', async () => {
    await using stage = await startStage({ findBranch });
    expect(readError(await open(stage, { head: 'gone' }))).toEqual(
      invalid({ field: 'head', code: 'invalid' }),
    );
    expect(readError(await open(stage, { base: 'gone' }))).toEqual(
      invalid({ field: 'base', code: 'invalid' }),
    );
    expect(readError(await open(stage, { title: '' }))).toEqual(
      invalid({ field: 'title', code: 'missing_field' }),
    );
    const same = { code: 'custom', message: 'No commits between main and same' };
    expect(readError(await open(stage, { head: 'same' }))).toEqual(invalid(same));
    await open(stage);
    const twice = { code: 'custom', message: 'A pull request already exists for acme:a-change.' };
    expect(readError(await open(stage))).toEqual(invalid(twice));
    expect((await stage.call('PATCH', '/pulls/9', { json: { title: 'A' } })).status).toBe(404);
  });

  test('takes a token that may write it, and a setting', async () => {
    await using stage = await startStage({ findBranch });
    const asked = await stage.call('POST', '/pulls', { json: CHANGE, as: 'read' });
    expect(asked.headers.get('x-accepted-github-permissions')).toBe('pull_requests=write');
    expect(readError(asked)).toEqual([403, 'Resource not accessible by integration']);
    stage.github.script('pulls/create', noPulls());
    expect(readError(await open(stage))).toEqual([
      403,
      'GitHub Actions is not permitted to create or approve pull requests.',
    ]);
  });
});
