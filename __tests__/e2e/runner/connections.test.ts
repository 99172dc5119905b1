import { describe, expect, test } from '@jest/globals';
import { weekly } from '../../fixtures/all-tests.ts';
import { afterwards, instead, silence, watched } from '../../../sandbox/http/faults.ts';
import { startServer } from '../../../sandbox/http/http-server.ts';
import {
  CERTIFICATE,
  HOST,
  SERVICE,
  startSecureStage,
  tls,
  type SecureStage,
} from '../fixtures/secure-stage.ts';
import {
  FAST,
  KEY,
  methods,
  PLUGIN_ID,
  readClaims,
  readErrors,
  readVisible,
  resolving,
  sent,
  startStage,
  versions,
} from '../fixtures/stage.ts';

const asked = ({ proxy }: SecureStage) => proxy.connects.map(({ authority }) => authority);

describe('a certificate that is not valid', () => {
  test.concurrent.each([
    ['because nobody knows who signed it', {}],
    ['for this name', { NODE_EXTRA_CA_CERTS: CERTIFICATE }],
  ])('%s ends the run at once, and the key is not sent', async (_name, env) => {
    await using stage = await startStage();
    await using service = await startServer(() => undefined, { tls });
    const step = await stage.run({ 'base-url': service.origin }, { env });

    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toHaveLength(1);
    expect(readErrors(step)[0]).toMatch(/^Service not reached: .*TLS certificate.*not given the API key/);
    expect(step.log.join('\n')).not.toContain('again in');
    expect(service.requests).toEqual([]);
    expect(readVisible(step)).not.toContain(KEY);
  });

  test.concurrent('of the host of the package stops the run before the service hears of it', async () => {
    await using stage = await startStage();
    await using host = await startServer(() => undefined, { tls });
    const step = await stage.run({ zip_url: `${host.origin}/footer.zip` });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)[0]).toMatch(/`zip_url` .*TLS certificate.*Fix the certificate/);
    expect(step.log.join('\n')).not.toContain('again in');
    expect(sent(stage.service)).toEqual([]);
  });

  test.concurrent('is found behind a proxy too', async () => {
    await using stage = await startSecureStage();
    const step = await stage.run({}, { env: { NODE_EXTRA_CA_CERTS: undefined } });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)[0]).toMatch(/TLS certificate/);
    expect(asked(stage)).toEqual([HOST]);
    expect(stage.service.requests).toEqual([]);
  });
});

describe('a proxy', () => {
  test.concurrent('named by https_proxy carries everything', async () => {
    await using stage = await startSecureStage();
    const step = await stage.run();

    expect(readErrors(step)).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(asked(stage)).toEqual([HOST, SERVICE, SERVICE, SERVICE]);
    expect(JSON.stringify(stage.proxy.connects)).not.toContain(KEY);
    expect(methods(stage.service)).toBe('GET GET POST');
    expect(sent(stage.service, 'POST')[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(versions(stage.service)).toEqual(['1.4.2']);
    expect(step.outputs).toMatchObject({ version: '1.4.2', zip_url: 'https://host.example/footer.zip' });
  });

  test.concurrent('named by HTTPS_PROXY is given its own password, which stays secret', async () => {
    await using stage = await startSecureStage();
    const HTTPS_PROXY = `http://runner:s3cret%40proxy@127.0.0.1:${stage.proxy.port}`;
    const step = await stage.run({}, { env: { https_proxy: undefined, HTTPS_PROXY } });
    expect(step.exitCode).toBe(0);
    expect(asked(stage)).toEqual([HOST, SERVICE, SERVICE, SERVICE]);
    const basic = Buffer.from('runner:s3cret@proxy').toString('base64');
    expect(stage.proxy.connects[0]?.headers['proxy-authorization']).toBe(`Basic ${basic}`);
    expect(sent(stage.service, 'POST')[0]?.headers).not.toHaveProperty('proxy-authorization');
    for (const secret of ['s3cret', basic, 'Deprecation']) expect(readVisible(step)).not.toContain(secret);
  });

  // The units of `proxy` hold the other addresses.
  test.concurrent.each([
    ['https_proxy', 'runner:s3cret@gate.example:3128'],
    ...weekly(['HTTPS_PROXY', 'http://runner:s3cret%zz@127.0.0.1:1080'] as const),
  ])('whose address in %s cannot be read, %s: nobody is asked', async (name, address) => {
    await using stage = await startSecureStage();
    const ports = [stage.host, stage.service].map(({ requests }) => requests);
    const step = await stage.run({}, { env: { https_proxy: undefined, [name]: address }, ...FAST });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([
      expect.stringMatching(`\`${name}\` is not the URL of a proxy.*Set it to an address such as`),
    ]);
    expect(step.log.join()).not.toContain('again in');
    expect(readVisible(step)).not.toContain('s3cret');
    expect(readVisible(step)).not.toContain(address);
    expect(ports).toEqual([[], []]);
  });

  test.concurrent('is gone around for the hosts of no_proxy', async () => {
    await using stage = await startSecureStage();
    const { port } = new URL(stage.service.origin);
    const env = {
      no_proxy: 'elsewhere.example,service.example',
      ...resolving({ 'service.example': ['127.0.0.1'] }),
    };
    const step = await stage.run({ 'base-url': `https://service.example:${port}` }, { env });
    expect(step.exitCode).toBe(0);
    expect(asked(stage)).toEqual([HOST]);
    expect(methods(stage.service)).toBe('GET GET POST');
  });

  test.concurrent('that answers 403, 407, 502 or nothing to begin with is asked again each time', async () => {
    await using stage = await startSecureStage();
    const refusals = [403, 407, 502, 'drop'] as const;
    stage.proxy.refuse(HOST, ...refusals);
    // The read of what is live gives up when its time is over, and leaves the rest to the order.
    stage.proxy.refuse(SERVICE, ...refusals);
    const step = await stage.run({ retries: '4' }, FAST);
    expect(step.exitCode).toBe(0);
    const counts = refusals.length + stage.service.requests.length;
    const services = asked(stage).slice(5);
    expect(asked(stage).slice(0, 5)).toEqual(Array<string>(5).fill(HOST));
    // That read may have opened a tunnel when its time was over, through which nothing was sent.
    expect([counts, counts + 1]).toContain(services.length);
    expect(new Set(services)).toEqual(new Set([SERVICE]));
    expect(methods(stage.service)).toMatch(/POST$/);
    expect(versions(stage.service)).toEqual(['1.4.2']);
  });

  test.concurrent('that refuses the service is named as the reason', async () => {
    await using stage = await startSecureStage();
    stage.proxy.refuse(SERVICE, ...Array<number>(99).fill(403));
    const step = await stage.run({}, FAST);

    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toHaveLength(1);
    expect(readErrors(step)[0]).toMatch(
      /^Service not reached: .*proxy.*https_proxy.*This run published nothing/,
    );
    expect(step.summary).toContain('not published');
    // Four reads and four orders, and one look after them.
    expect(asked(stage)).toEqual([HOST, ...Array<string>(9).fill(SERVICE)]);
    expect(stage.service.requests).toEqual([]);
    expect(readClaims(step)).toEqual({});
    expect(readVisible(step)).not.toContain(KEY);
  });

  test.concurrent('that refuses the host of the package is named as the reason', async () => {
    await using stage = await startSecureStage();
    stage.proxy.refuse(HOST, ...Array<number>(99).fill(407));
    const step = await stage.run({}, FAST);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)[0]).toMatch(/`zip_url` .*proxy.*https_proxy/);
    expect(asked(stage)).toEqual([HOST, HOST, HOST, HOST]);
  });

  test.concurrent('that is not there is named as the reason', async () => {
    await using stage = await startSecureStage();
    await stage.proxy.close();
    const step = await stage.run({}, FAST);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)[0]).toMatch(/`zip_url` .*proxy.*https_proxy/);
  });

  test.concurrent('that opens no tunnel in time is asked again', async () => {
    await using stage = await startSecureStage();
    stage.proxy.refuse(HOST, 'silence');
    const step = await stage.run({}, FAST);
    expect(step.exitCode).toBe(0);
    expect(step.log.join('\n')).toMatch(
      /GET host\.example: it did not accept a connection within 20 s; trying again in/,
    );
  });

  test.concurrent('does not change that an order without an answer is not sent again', async () => {
    await using stage = await startSecureStage();
    stage.service.script('POST', afterwards(silence()));
    const step = await stage.run({ timeout: '15' }, FAST);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toHaveLength(1);
    expect(readErrors(step)[0]).toMatch(/^Outcome unknown: .*within 15 s/);
    expect(sent(stage.service, 'POST')).toHaveLength(1);
    expect(stage.service.releases(PLUGIN_ID)).toHaveLength(1);
  });

  (process.platform === 'win32' ? test.skip : test.concurrent)(
    'does not hold up a job that is cancelled',
    async () => {
      await using stage = await startSecureStage();
      const order = watched(silence());
      stage.service.script('POST', instead(order.answer));
      const step = await stage.run({}, { cancel: { signal: 'SIGTERM', when: order.arrival } });
      expect(step.exitCode).toBe(1);
      expect(readErrors(step)).toHaveLength(1);
      expect(readErrors(step)[0]).toMatch(/^Cancelled, outcome unknown: /);
    },
  );
});
