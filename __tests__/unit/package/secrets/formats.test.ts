import { describe, expect, test } from '@jest/globals';

import { findSecret } from '../../../../src/package/secrets/contents.ts';
import { clean, judgeBy } from '../judge.ts';

// Secrets are made here, so that no scanner takes this file for a leak.

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const HEX = '0123456789abcdef';
const LOWER = `${LETTERS}0123456789`;
const UPPER = LOWER.toUpperCase();
const ANY = LOWER + LETTERS.toUpperCase();

/** Characters that look random, and are always the same. */
function random(length: number, alphabet = ANY): string {
  let state = 20_250_101 + length * 7919 + alphabet.length;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return alphabet.charAt((state >>> 16) % alphabet.length);
  }).join('');
}

const hex = (length: number) => random(length, HEX);
const upper = (length: number) => random(length, UPPER);
const digits = (length: number) => random(length, '9876543210');
const uuid = () => [8, 4, 4, 4, 12].map(hex).join('-');

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A signed token with these claims. */
const jwt = (claims: unknown, bytes = 43) =>
  `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${random(bytes)}`;
const CLAIMS = { sub: 'shop', scope: 'write:orders', exp: 2_000_000_000 };

const CERTAIN: readonly (readonly [name: string, secret: string])[] = [
  ['GitHub, classic', `ghp_${random(36)}`],
  ['GitHub, of an app', `ghs_${random(36)}`],
  ['GitHub, of an app, signed', `ghs_${digits(7)}_${jwt({ ...CLAIMS, sub: random(80) }, 342)}`],
  ['GitHub, OAuth', `gho_${random(36)}`],
  ['GitHub, fine-grained', `github_pat_${random(22)}_${random(59)}`],
  ['GitLab, personal', `glpat-${random(20)}`],
  ['GitLab, routable', `glpat-${random(27)}.01.${random(9, LOWER)}`],
  ['GitLab, deploy', `gldt-${random(20)}`],
  ['GitLab, runner', `glrt-${random(20)}`],
  ['GitLab, trigger', `glptt-${hex(40)}`],
  ['GitLab, job', `glcbt-64_${random(20)}`],
  ['GitLab, old runner', `GR1348941${random(20)}`],
  ['npm', `npm_${random(36)}`],
  ['PyPI', `pypi-AgEIcHlwaS5vcmc${random(70)}`],
  ['RubyGems', `rubygems_${hex(48)}`],
  ['Docker Hub', `dckr_pat_${random(27)}`],
  ['Atlassian', `ATATT3${random(80)}=${upper(8)}`],
  ['Bitbucket', `ATBB${random(32)}`],
  ['Stripe', `sk_live_${random(24)}`],
  ['Stripe, new', `sk_live_51${random(97)}`],
  ['Stripe, restricted', `rk_live_${random(24)}`],
  ['Stripe, webhook', `whsec_${random(32)}`],
  ['Paystack', `sk_live_${hex(40)}`],
  ['PayPal Braintree', `access_token$production$${random(16, LOWER)}$${hex(32)}`],
  ['Square, OAuth', `sq0csp-${random(43)}`],
  ['Square, token', `sq0atp-${random(22)}`],
  ['Flutterwave', `FLWSECK-${hex(32)}-X`],
  ['Plaid', `access-production-${uuid()}`],
  ['Shopify, app', `shpat_${hex(32)}`],
  ['Shopify, private app', `shppa_${hex(32)}`],
  ['Shopify, shared', `shpss_${hex(32)}`],
  ['Slack, bot', `xoxb-${digits(12)}-${digits(12)}-${random(24)}`],
  ['Slack, user', `xoxp-${digits(12)}-${digits(12)}-${digits(12)}-${hex(32)}`],
  ['Slack, app', `xapp-1-A${upper(10)}-${digits(13)}-${hex(64)}`],
  ['Slack, hook', `https://hooks.slack.com/services/T${upper(8)}/B${upper(10)}/${random(24)}`],
  ['Discord, hook', `https://discord.com/api/webhooks/${digits(18)}/${random(68)}`],
  [
    'Teams, hook',
    `https://a.webhook.office.com/webhookb2/${uuid()}@${uuid()}/IncomingWebhook/${hex(32)}/${uuid()}`,
  ],
  ['Telegram', `https://api.telegram.org/bot${digits(10)}:AA${random(33)}/sendMessage`],
  ['SendGrid', `SG.${random(22)}.${random(43)}`],
  ['Mailchimp', `${hex(32)}-us14`],
  ['Brevo', `xkeysib-${hex(64)}-${random(16)}`],
  ['Mailgun', `key-${hex(32)}`],
  ['MailerSend', `mlsn.${hex(64)}`],
  ['Resend', `re_${random(8)}_${random(24)}`],
  ['HubSpot', `pat-na1-${uuid()}`],
  ['OpenAI', `sk-${random(20)}T3BlbkFJ${random(20)}`],
  ['OpenAI, of a project', `sk-proj-${random(58)}T3BlbkFJ${random(58)}`],
  ['Anthropic', `sk-ant-api03-${random(93)}AA`],
  ['OpenRouter', `sk-or-v1-${hex(64)}`],
  ['Hugging Face', `hf_${random(34, LETTERS)}`],
  ['Replicate', `r8_${random(37)}`],
  ['Groq', `gsk_${random(52)}`],
  ['xAI', `xai-${random(80)}`],
  ['Perplexity', `pplx-${random(48)}`],
  ['Google, OAuth', `GOCSPX-${random(28)}`],
  ['Azure, storage', `DefaultEndpointsProtocol=https;AccountName=a;AccountKey=${random(86)}==;`],
  ['Azure, shared', `SharedAccessKeyName=a;SharedAccessKey=${random(43)}=`],
  ['Amazon Bedrock', `ABSK${random(128)}`],
  ['DigitalOcean', `dop_v1_${hex(64)}`],
  ['Cloudflare', `v1.0-${hex(24)}-${hex(146)}`],
  ['Netlify', `nfp_${random(36)}`],
  ['Heroku', `HRKU-AA${random(58)}`],
  ['Fly.io', `fm2_${random(120)}`],
  ['Supabase', `sbp_${hex(40)}`],
  ['PlanetScale', `pscale_tkn_${random(43)}`],
  ['Vault', `hvs.${random(95)}`],
  ['Terraform Cloud', `${random(14)}.atlasv1.${random(64)}`],
  ['Doppler', `dp.pt.${random(43)}`],
  ['Databricks', `dapi${hex(32)}`],
  ['Pulumi', `pul-${hex(40)}`],
  ['Sentry', `sntryu_${hex(64)}`],
  ['Grafana', `glsa_${random(32)}_${hex(8)}`],
  ['New Relic', `NRAK-${upper(27)}`],
  ['Dynatrace', `dt0c01.${upper(24)}.${upper(64)}`],
  ['Postman', `PMAK-${hex(24)}-${hex(34)}`],
  ['Linear', `lin_api_${random(40)}`],
  ['Notion', `ntn_${digits(11)}${random(35)}`],
  ['Airtable', `pat${random(14)}.${hex(64)}`],
  ['Figma', `figd_${random(40)}`],
  ['Contentful', `CFPAT-${random(43)}`],
  ['Typeform', `tfp_${random(59)}`],
  ['Shippo', `shippo_live_${hex(40)}`],
  ['EasyPost', `EZAK${random(54)}`],
  ['Artifactory', `AKCp${random(69)}`],
  ['Sourcegraph', `sgp_${hex(40)}`],
  ['SonarQube', `squ_${hex(40)}`],
  ['Buildkite', `bkua_${hex(40)}`],
  ['1Password', `ops_eyJ${random(260)}`],
  ['age', `AGE-SECRET-KEY-1${random(58, 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L')}`],
  ['MaxMind', `${random(6)}_${random(29)}_mmk`],
  ['Adobe', `p8e-${random(32)}`],
  ['AWS, temporary', `key: ASIA${upper(16)}\nsecret: ${random(40)}`],
  ['Twilio, with its token', `$sid = 'AC${hex(32)}';\n$token = '${random(32, HEX)}';`],
  ['Twilio, in an environment', `<TWILIO_SID=AC${hex(32)}\nTWILIO_TOKEN=${random(32, HEX)}\n`],
  ['Freemius', `<?php fs_dynamic_init( array( 'secret_key' => 'sk_${random(25)}#&@^' ) );`],
];

const UNSURE: readonly (readonly [name: string, secret: string])[] = [
  ['Stripe, test', `sk_test_${random(24)}`],
  ['Google, access token', `ya29.${random(120)}`],
  ['Twilio', `SK${hex(32)}`],
  ['Square, access token', `EAAA${random(60)}`],
  ['Facebook', `EAAM${random(150)}`],
  ['Microsoft Entra', `${random(3)}8Q~${random(34)}`],
  ['Alibaba Cloud', `LTAI${random(20)}`],
  ['Mollie', `'live_${random(30)}'`],
  ['Discord, bot', `DISCORD = discord.login("M${random(23)}.${random(6)}.${random(38)}")`],
  ['PayPal', `'client_secret' => 'E${random(79)}'`],
  ['a database', `mysql://shop:${random(12)}@db.shop.test:3306/shop`],
  ['Git server', `https://me:${random(20)}@github.com/me/private.git`],
  ['a signed token', jwt(CLAIMS)],
  ['a signed token of a role', jwt({ role: 'service_role' })],
  ['a sample of a token', `<input placeholder="npm_${random(36)}">`],
  ['an example of a token', `'example' => 'npm_${random(36)}'`],
  ['Cloudinary', `cloudinary://${digits(15)}:${random(27)}@shop`],
];

/** As code has it, in the middle of a file. */
const wrap = (secret: string) =>
  /['"<\n]/.test(secret) ? secret : `<?php\n$a = array( 'b' => '${secret}' );\n`;

describe('credentials are known by their looks', () => {
  test.each(CERTAIN)('%s', (_name, secret) => {
    const found = findSecret('my-plugin/a.php', Buffer.from(wrap(secret)), false);
    expect(found).toMatchObject({ what: expect.stringMatching(/^holds (a|an|the) /) });
    expect(found?.isUnsure).toBeUndefined();
    expect(JSON.stringify(found)).not.toContain(secret);
    // In other files, too.
    const inJson = JSON.stringify({ a: secret }, null, 2);
    if (wrap(secret) !== secret)
      expect(findSecret('my-plugin/a.json', Buffer.from(inJson), false)?.line).toBe(2);
  });

  test.each(UNSURE)('%s, maybe', (_name, secret) => {
    const found = findSecret('my-plugin/a.php', Buffer.from(wrap(secret)), false);
    expect(found).toMatchObject({ isUnsure: true });
  });

  test('many of them', () => {
    expect(CERTAIN.length + UNSURE.length).toBeGreaterThan(80);
  });
});

describe('no credentials are', () => {
  test.each([
    ['an API key of Google, which stands in web pages', `AIza${random(35)}`],
    ['a publishable key of Stripe', `pk_live_${random(24)}`],
    ['the public key at Freemius', `'public_key' => 'pk_${random(29)}'`],
    ["the key of Azure's emulator", `AccountName=devstoreaccount1;AccountKey=${random(86)}==;`],
    ['what a manual writes', `sk_live_your_key_here_${'x'.repeat(20)}`],
    ['one character, again and again', `ghp_${'x'.repeat(36)}`],
    ['digits in their order', `shpat_${'1234567890'.repeat(4).slice(0, 32)}`],
    ['the name of a variable', 'mysql://user:${DB_PASSWORD}@db.shop.test/shop'],
    ['the word for a password', 'mysql://user:password@server.example/database'],
    ['a database on this machine', 'mysql://root:password1@localhost/wordpress'],
    ['the end of a longer word', `abcghp_${random(36)}`],
    ['a class of a style', `.component-key-${random(12)} { color: red }`],
    ['a hash', `sha256-${random(43)}=`],
    ['the account of Twilio alone', `AC${hex(32)}`],
    ['the account of Twilio before what is longer', `AC${hex(32)}', '${hex(40)}`],
    ['a signed token that others may have', jwt({ role: 'anon', iss: 'supabase' })],
    [
      'the public license key of an editor',
      jwt({ exp: 1, licenseType: 'trial', usageEndpoint: 'https://a.test' }),
    ],
    ['the signed token of a manual', jwt({ sub: '1234567890', name: 'John Doe', iat: 1516239022 })],
    ['what only looks like a signed token', `eyJ${random(40)}.eyJ${random(40)}.${random(43)}`],
    ['what is encoded', `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgEAAA'.repeat(40)}`],
  ])('%s', (_name, text) => {
    expect(findSecret('my-plugin/a.php', Buffer.from(wrap(text)), false)).toBeUndefined();
  });

  test('the key in the manual of an SDK', () => {
    const text = `'secret_key' => 'sk_${random(29)}'`;
    expect(findSecret('my-plugin/freemius/README.md', Buffer.from(text), false)).toBeUndefined();
  });
});

const key = ['-----BEGIN', 'RSA PRIVATE KEY-----'].join(' ');
const WP_CONFIG = `<?php define( 'DB_PASSWORD', '${random(16)}' );`;

test.each([
  ['dump.sql', `INSERT INTO \`wp_users\` VALUES (1,'admin','$P$B${random(30)}','admin');`],
  ['dump.sql', `INSERT INTO wp_users VALUES\n(1, 'admin', '$wp$2y$10$${random(53)}');`],
  ['wp-config.php.bak', WP_CONFIG],
  ['wp-config-backup.php', WP_CONFIG],
  ['wp-config.old.php', WP_CONFIG],
  ['wp-config.php~', WP_CONFIG],
  ['wp-config.txt', `AWS = AKIA${upper(16)} ${random(40)}`],
  ['sftp-config.json', '{ "host": "a.test", "password": "Tr0ub4dor" }'],
  ['.vscode/sftp.json', '{ "host": "a.test", "password": "Tr0ub4dor" }'],
  ['config.json', JSON.stringify({ tls: { key: `${key}\n${random(64)}\n${random(64)}\n` } })],
])('the file %s has them: %#', async (name, content) => {
  const found = await judgeBy('leaked-secrets', { ...clean, [`my-plugin/${name}`]: content });
  expect(found).toEqual([expect.objectContaining({ severity: 'error', file: `my-plugin/${name}` })]);
});

test.each([
  ['dump.sql', 'CREATE TABLE `wp_users` (`user_pass` varchar(255));'],
  ['wp-config-sample.php', WP_CONFIG],
  ['wp-config-backup.php', "<?php define( 'DB_PASSWORD', getenv( 'DB_PASSWORD' ) );"],
  ['sftp-config.json', '{ "host": "a.test", "password": "" }'],
])('the file %s may have none: %#', async (name, content) => {
  expect(await judgeBy('leaked-secrets', { ...clean, [`my-plugin/${name}`]: content })).toEqual([]);
});

test('what may be something else is a warning that says so', async () => {
  const files = { ...clean, 'my-plugin/a.php': `<?php $key = 'sk_test_${random(24)}';` };
  expect(await judgeBy('leaked-secrets', files)).toEqual([
    expect.objectContaining({ severity: 'warning', effect: expect.stringMatching(/^If it is real, /) }),
  ]);
});

test('a real one is told before a sample', () => {
  const text = `placeholder="npm_${random(36)}"\nkey="npm_${random(36, LETTERS)}"`;
  const found = findSecret('a.html', Buffer.from(text), false);
  expect(found).toMatchObject({ line: 2 });
  expect(found?.isUnsure).toBeUndefined();
});

test('a signed token is found in any text', () => {
  expect(findSecret('my-plugin/notes.txt', Buffer.from(`Log in with:\n${jwt(CLAIMS)}\n`), false)).toEqual({
    path: 'my-plugin/notes.txt',
    what: 'holds a signed token (JWT)',
    line: 2,
    isUnsure: true,
  });
});

test.each([
  ['a signed token', jwt({ sub: '42', admin: true })],
  ['one with claims as in manuals', jwt({ sub: '1234567890', name: 'John Doe', iat: 1516239022 })],
  ['one of an example', jwt({ iss: 'https://shop.example.com', exp: 1893456000 })],
])('%s alone in a file is found', (_name, token) => {
  for (const text of [token, `${token}\n`, `  ${token}\r\n`]) {
    const found = findSecret('my-plugin/jwt.txt', Buffer.from(text), false);
    expect(found).toMatchObject({ what: 'holds a signed token (JWT)', line: 1, isUnsure: true });
  }
});

test('a license alone in a file is no secret', () => {
  const license = jwt({ exp: 1, licenseType: 'trial', usageEndpoint: 'https://a.test' });
  expect(findSecret('my-plugin/license.jwt', Buffer.from(license), false)).toBeUndefined();
});

test('what is certain is told before what may be something else', () => {
  const text = `sk_test_${random(24)}\nnpm_${random(36)}`;
  expect(findSecret('a.txt', Buffer.from(text), false)).toMatchObject({ line: 2 });
});
