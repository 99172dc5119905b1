/** A credential that is recognised by its shape. */
interface TokenKind {
  /** The fact, to follow the name: "holds …". */
  readonly what: string;
  /** A part of it that is found faster. */
  readonly hint: RegExp;
  /** Captures the secret; without a group, the whole match is the secret. */
  readonly pattern: RegExp;
  /** It may be something else, or gives access to a test account only. */
  readonly isUnsure: boolean;
  /**
   * Distinguishes a credential from text that only looks like one.
   *
   * @param isAlone whether nothing else is in the file
   */
  readonly isReal: (secret: string, isAlone: boolean) => boolean;
}

/** The hint is how the token begins, or what precedes its first long word; or one of {@link APART}. */
type Row = readonly [what: string, hint: string, pattern: string, isReal?: TokenKind['isReal']];

// Sources of the shapes: the manuals of the services, and the public lists of gitleaks, secretlint and trufflehog.
// Values that are public by design, such as Google's API keys (`AIza…`) and publishable keys (`pk_live_…`), are no
// credentials.

/** Several kinds share this, so it is searched for once. */
const HOOK = String.raw`hook(?:s\.slack\.com|\.office\.com|s)/`;
const IN_URL = '://[^/@]{3,200}@';
const JWT = String.raw`eyJ[\w-]{10,300}\.eyJ[\w-]{10,2000}\.[\w-]{20,700}`;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const CERTAIN: readonly Row[] = [
  ['a token of GitHub', 'gh[pousr]_', 'gh[pousr]_[A-Za-z0-9]{36,255}'],
  ['a token of GitHub', 'gh[pousr]_[A-Za-z0-9]{1,20}_', String.raw`gh[pousr]_[A-Za-z0-9]{1,20}_${JWT}`],
  ['a token of GitHub', 'github_pat_', String.raw`github_pat_[A-Za-z0-9]{20,}\w{0,99}`],
  [
    'a token of GitLab',
    'gl(?:pat|dt|rt|ft|oas|soat|agent)-',
    String.raw`gl(?:pat|dt|rt|ft|oas|soat|agent)-[\w.-]{20,300}`,
  ],
  ['a token of GitLab', 'glptt-', 'glptt-[0-9a-f]{40}'],
  ['a token of GitLab', 'GR1348941', String.raw`GR1348941[\w-]{20}`],
  ['a token of GitLab', 'glcbt-[0-9A-Za-z]{1,5}_', String.raw`glcbt-[0-9A-Za-z]{1,5}_[\w-]{20}`],
  ['a token of npm', 'npm_', 'npm_[A-Za-z0-9]{36}'],
  ['a token of PyPI', 'pypi-', String.raw`pypi-AgE[\w-]{50,1000}`],
  ['a token of RubyGems', 'rubygems_', 'rubygems_[0-9a-f]{48}'],
  ['a token of Docker Hub', 'dckr_[po]at_', String.raw`dckr_[po]at_[\w-]{27,32}`],
  ['a token of Atlassian', 'AT[AC]TT3', String.raw`AT[AC]TT3[\w=-]{60,250}`],
  ['a token of Bitbucket', 'ATBB', 'ATBB[A-Za-z0-9]{32}'],
  ['a secret key of Stripe or Paystack', '[sr]k_live_', '[sr]k_live_[A-Za-z0-9]{16,247}'],
  ['a secret of Stripe for webhooks', 'whsec_', 'whsec_[A-Za-z0-9+/]{32,64}'],
  [
    'an access token of PayPal',
    String.raw`(?<=\$production\$[0-9a-z]{16}\$)`,
    String.raw`access_token\$production\$[0-9a-z]{16}\$[0-9a-f]{32}`,
  ],
  ['a secret of Square', 'sq0[ca][st]p-', String.raw`sq0(?:csp-[\w-]{43}|atp-[\w-]{22})`],
  ['a secret key of Flutterwave', 'FLWSECK(?:_TEST)?-', 'FLWSECK(?:_TEST)?-[0-9A-Za-z]{32}-X'],
  ['an access token of Plaid', 'access-production-', `access-production-${UUID}`],
  ['a token of Shopify', 'shp(?:at|ca|pa|ss)_', 'shp(?:at|ca|pa|ss)_[0-9A-Fa-f]{32}'],
  [
    'a token of Slack',
    String.raw`xox[abeoprs]-`,
    String.raw`xox(?:e\.xox[bp]|[abeoprs])-[A-Za-z0-9]{1,48}-[A-Za-z0-9-]{8,250}`,
  ],
  [
    'the account of Twilio and its token',
    'AC[0-9a-f]{32}',
    String.raw`AC[0-9a-f]{32}(?!\w)[^]{1,120}?[^\w+/-]([0-9a-f]{32})`,
  ],
  ['a token of Slack', String.raw`xapp-\d-`, String.raw`xapp-\d-[A-Z0-9]+-\d+-[a-z0-9]{32,}`],
  [
    'the secret address of a Slack channel',
    HOOK,
    String.raw`hooks\.slack\.com/(?:services|workflows|triggers)/[A-Za-z0-9+/]{40,60}`,
  ],
  [
    'the secret address of a Discord channel',
    HOOK,
    String.raw`discord(?:app)?\.com/api/webhooks/\d{17,20}/[\w-]{60,80}`,
  ],
  [
    'the secret address of a Teams channel',
    HOOK,
    String.raw`webhook\.office\.com/webhookb2/${UUID}@${UUID}/IncomingWebhook/[0-9a-f]{32}/${UUID}`,
  ],
  ['the token of a Telegram bot', String.raw`(?<=\d:)AA`, String.raw`(?:bot)?\d{8,10}:AA[\w-]{33}`],
  ['a key of SendGrid', String.raw`SG\.`, String.raw`SG\.[\w-]{22}\.[\w-]{43}`],
  ['a key of Mailchimp', String.raw`[0-9a-f]{32}-us\d`, String.raw`[0-9a-f]{32}-us\d{1,2}`],
  ['a key of Brevo', 'x(?:key|smtp)sib-', 'x(?:key|smtp)sib-[0-9a-f]{64}-[A-Za-z0-9]{16}'],
  ['a key of Mailgun', 'key-', 'key-[0-9a-f]{32}'],
  ['a key of MailerSend', String.raw`mlsn\.`, String.raw`mlsn\.[0-9a-f]{64}`],
  ['a key of Resend', 're_[A-Za-z0-9]{8}_', 're_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}'],
  ['a token of HubSpot', 'pat-(?:na|eu)1-', `pat-(?:na|eu)1-${UUID}`],
  ['a key of OpenAI', String.raw`sk-[\w-]{20,80}T3BlbkFJ`, String.raw`sk-[\w-]{20,80}T3BlbkFJ[\w-]{20,80}`],
  ['a key of Anthropic', 'sk-ant-[a-z]{3,5}[0-9]{2}-', String.raw`sk-ant-(?:api|admin)\d\d-[\w-]{80,110}`],
  ['a key of OpenRouter', 'sk-or-v1-', 'sk-or-v1-[0-9a-f]{64}'],
  ['a token of Hugging Face', 'hf_', 'hf_[A-Za-z]{34}'],
  ['a token of Replicate', 'r8_', 'r8_[A-Za-z0-9]{37}'],
  ['a key of Groq', 'gsk_', 'gsk_[A-Za-z0-9]{52}'],
  ['a key of xAI', 'xai-', 'xai-[A-Za-z0-9]{80}'],
  ['a key of Perplexity', 'pplx-', 'pplx-[A-Za-z0-9]{48}'],
  ['a secret of Google for OAuth', 'GOCSPX-', String.raw`GOCSPX-[\w-]{28}`],
  ['the key of a storage account of Azure', 'Key=', '(?<!devstoreaccount1;)AccountKey=([A-Za-z0-9+/]{86}==)'],
  ['a shared key of Azure', 'Key=', 'SharedAccessKey=([A-Za-z0-9+/]{43}=)'],
  ['a key of Amazon Bedrock', 'ABSK', 'ABSK[A-Za-z0-9+/]{109,269}={0,2}'],
  ['a token of DigitalOcean', 'do[opr]_v1_', 'do[opr]_v1_[0-9a-f]{64}'],
  ['a key of Cloudflare', String.raw`(?<=v1\.)0-`, String.raw`v1\.0-[0-9a-f]{24}-[0-9a-f]{146}`],
  ['a token of Netlify', 'nfp_', 'nfp_[A-Za-z0-9]{36,40}'],
  ['a key of Heroku', 'HRKU-', String.raw`HRKU-AA[\w-]{58}`],
  ['a token of Fly.io', 'fo1_', String.raw`fo1_[\w-]{43}`],
  ['a token of Fly.io', 'fm(?:1[ar]|2)_', 'fm(?:1[ar]|2)_[A-Za-z0-9+/]{100,}={0,3}'],
  ['a token of Supabase', 'sbp_|sb_secret_', String.raw`(?:sbp_[0-9a-f]{40}|sb_secret_[\w-]{31,48})`],
  ['a password of PlanetScale', 'pscale_[a-z]{2,5}_', String.raw`pscale_(?:tkn|pw|oauth)_[\w=.-]{32,64}`],
  ['a token of HashiCorp Vault', String.raw`hv[sb]\.`, String.raw`hv[sb]\.[\w-]{90,300}`],
  [
    'a token of Terraform Cloud',
    String.raw`\.atlasv1\.`,
    String.raw`[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{60,70}`,
  ],
  [
    'a token of Doppler',
    String.raw`dp\.(?:pt|st\.[\w-]{1,64})\.`,
    String.raw`dp\.(?:pt|st\.[\w-]{1,64})\.[A-Za-z0-9]{40,44}`,
  ],
  ['a token of Databricks', 'dapi[0-9a-f]', 'dapi[0-9a-f]{32}'],
  ['a token of Pulumi', 'pul-', 'pul-[0-9a-f]{40}'],
  ['a token of Sentry', 'sntry[su]_', String.raw`(?:sntryu_[0-9a-f]{64}|sntrys_eyJ[\w+/=]{40,500})`],
  ['a token of Grafana', 'glsa_|glc_', 'gl(?:sa_[A-Za-z0-9]{32}_[0-9A-Fa-f]{8}|c_eyJ[A-Za-z0-9+/]{32,400})'],
  ['a key of New Relic', 'NRAK-', 'NRAK-[A-Z0-9]{27}'],
  ['a token of Dynatrace', String.raw`dt0c01\.`, String.raw`dt0c01\.[A-Z0-9]{24}\.[A-Z0-9]{64}`],
  ['a key of Postman', 'PMAK-', 'PMAK-[0-9a-f]{24}-[0-9a-f]{34}'],
  ['a key of Linear', 'lin_api_', 'lin_api_[A-Za-z0-9]{40}'],
  ['a token of Notion', 'ntn_', String.raw`ntn_\d{11}[A-Za-z0-9]{35}`],
  ['a token of Airtable', String.raw`pat[A-Za-z0-9]{14}\.`, String.raw`pat[A-Za-z0-9]{14}\.[0-9a-f]{64}`],
  ['a token of Figma', 'figd_', String.raw`figd_[\w-]{40}`],
  ['a token of Contentful', 'CFPAT-', String.raw`CFPAT-[\w-]{43}`],
  ['a token of Typeform', 'tfp_', String.raw`tfp_[\w.=-]{59}`],
  ['a key of Shippo', 'shippo_live_', 'shippo_live_[0-9a-f]{40}'],
  ['a key of EasyPost', 'EZAK', 'EZAK[A-Za-z0-9]{54}'],
  ['a key of Artifactory', 'AKCp', 'AKCp[A-Za-z0-9]{69}'],
  ['a token of Sourcegraph', 'sgp_', 'sgp_(?:(?:[0-9a-f]{16}|local)_)?[0-9a-f]{40}'],
  ['a token of SonarQube', 'sq[upa]_', 'sq[upa]_[0-9a-f]{40}'],
  ['a token of Buildkite', 'bkua_', 'bkua_[0-9a-f]{40}'],
  ['a token of 1Password', 'ops_', 'ops_eyJ[A-Za-z0-9+/]{250,}={0,3}'],
  ['a key of age', 'AGE-SECRET-KEY', 'AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}'],
  ['a license key of MaxMind', '_mmk', '[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk'],
  ['a secret of Adobe', 'p8e-', 'p8e-[A-Za-z0-9]{32}'],
];

const UNSURE: readonly Row[] = [
  ['a test key of Stripe or Paystack', '[sr]k_test_', '[sr]k_test_[A-Za-z0-9]{16,247}'],
  ['an access token of Google', String.raw`ya29\.`, String.raw`ya29\.[\w-]{60,500}`],
  ['a key of Twilio', 'SK[0-9a-f]{32}', 'SK[0-9a-f]{32}'],
  ['a signed token (JWT)', String.raw`eyJ[\w-]{10,300}\.eyJ`, JWT, isCredential],
  ['an access token of Square', 'EAAA', String.raw`(?<!/)EAAA[\w-]{60}`],
  ['an access token of Facebook', 'EAA[MC][A-Za-z0-9]{40}', '(?<!/)EAA[MC][A-Za-z0-9]{100,300}'],
  ['a secret of Microsoft Entra', 'Q~', String.raw`[\w~.-]{3}\dQ~[\w~.-]{31,34}`],
  ['a key of Alibaba Cloud', 'LTAI', 'LTAI[A-Za-z0-9]{20}'],
  ['a key of Mollie', '(?<=["\'])live_', '(?<=["\'])live_[A-Za-z0-9]{30,40}(?=["\'])'],
  [
    'the token of a Discord bot',
    String.raw`[MNO][\w-]{23,25}\.[\w-]{6}\.[\w-]{27}`,
    String.raw`(?:d|D)iscord[^\n]{0,60}?[^\w.-]([MNO][\w-]{23,25}\.[\w-]{6}\.[\w-]{27,40})`,
  ],
  [
    'a secret of PayPal',
    String.raw`E[\w-]{79}['"]`,
    String.raw`\w{0,30}[Ss]ecret['"]?\s{0,9}(?:=>|[:=,])\s{0,9}['"](E[\w-]{79})(?=['"])`,
  ],
  [
    'the password of a database',
    IN_URL,
    String.raw`(?:mysql|postgres(?:ql)?|mongodb(?:\+srv)?|rediss?|amqps?)://[^\s:/@'"]{1,64}:(?!(?:[a-z]{0,8}[_-]?)?(?:[Pp]ass(?:word|wd|phrase)?|pwd|secret)@)([^\s/@'"$<{[%]{8,128})@(?!(?:localhost|127\.0\.0\.1|host|db|database|mysql|mariadb|postgres|redis|mongo|rabbitmq)(?:[:/]|$)|example)[\w.-]{4,255}`,
  ],
  [
    'the password of a Git server',
    IN_URL,
    String.raw`https://[^\s:/@'"]{1,64}:([\w-]{16,128})@(?:github\.com|gitlab\.com|bitbucket\.org)`,
  ],
  ['a secret of Cloudinary', IN_URL, String.raw`cloudinary://\d{15}:([\w-]{27})@\w+`],
];

/** These tokens may have separators anywhere, so they need not have a long word; or they are known by another part of it. */
const APART: readonly string[] = ['whsec_', 'fm(?:1[ar]|2)_', 'Q~', 'Key=', '_mmk', HOOK, IN_URL];

const ROWS = [...CERTAIN, ...UNSURE];
/** Certain kinds come first. Few packages have a text that may contain one. */
const createKinds = () =>
  ROWS.map(([what, hint, pattern, isReal = () => true], index) => ({
    what: `holds ${what}`,
    hint: new RegExp(hint),
    isApart: APART.includes(hint),
    // Not in the middle of a word or of encoded data.
    pattern: new RegExp(String.raw`(?<![\w+-])(?:${pattern})(?![\w-])`, 'g'),
    isUnsure: index >= CERTAIN.length,
    isReal,
  }));
let kinds: ReturnType<typeof createKinds> | undefined;

/** Claims of keys for visitors, and of licenses, which scripts show to everyone. */
const PUBLIC = /"role":"anon"|licen[cs]e|usageEndpoint/i;
/** Claims of samples, which stand in manuals and comments; nobody ships a file for one. */
const SAMPLE = /john doe|1234567890|example/i;

/** Whether the claims of a signed token are those of a credential. Source: RFC 7519. */
function isCredential(token: string, isAlone: boolean): boolean {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return /^\{".*\}$/s.test(claims) && !PUBLIC.test(claims) && (isAlone || !SAMPLE.test(claims));
}

/** Of these, one hint may stand behind spaces; the others are in one long run with the token. */
const URL_HINT = new RegExp(IN_URL);
const APART_HINT = new RegExp(APART.filter((hint) => hint !== IN_URL).join('|'));
/** The long word, or the run, of a token has at least this length. */
const WORD_LENGTH = 20;
const STARTS = ROWS.flatMap(([, hint]) =>
  APART.includes(hint) ? [] : hint.endsWith(String.raw`\.`) ? `(?<=${hint})` : hint,
);
const START = new RegExp(STARTS.join('|'), 'y');
/** The first two characters of hints, which few words have: to look for all of each hint takes much longer. */
const PAIR = new RegExp(`^(?:${STARTS.flatMap(readPair).join('|')})`);
/** By both characters: 1 if {@link PAIR} matches, -1 if not, 0 if that is not known yet. */
const pairs = new Int8Array(0x10000);
const IS_WORD = listCodes(/[\w-]/);
const IS_PART = listCodes(/[\w+/=~.-]/);
/** Words behind these may begin with anything, because some hints are only about what stands before. */
const IS_BEFORE = listCodes(/[.$]/);

/** The pattern of a hint's first two characters; none if it only looks at what stands before. */
function readPair(hint: string): readonly string[] {
  const repeated = hint.replace(/(\[[^\]]*\])\{[^}]*\}/g, '$1$1');
  return /^(?:\(\?<=.*\))?((?:\[[^\]]*\]|[\w-]){1,2})/.exec(repeated)?.slice(1) ?? [];
}

function listCodes(pattern: RegExp): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, code) => (pattern.test(String.fromCharCode(code)) ? 1 : 0));
}

/**
 * Lists the kinds that a text may contain, with bytes as characters; none for most texts. Looks at little more than
 * every twentieth character, because nearly all texts have no long run of what tokens are made of.
 */
export function listTokenKinds(text: string): readonly TokenKind[] {
  let hasStart = false;
  let hasApart = URL_HINT.test(text);
  const { length } = text;
  for (let at = WORD_LENGTH - 1; at < length && !(hasStart && hasApart); at += WORD_LENGTH) {
    if (IS_PART[text.charCodeAt(at)] !== 1) continue;
    let start = at;
    while (start > 0 && IS_PART[text.charCodeAt(start - 1)] === 1) start -= 1;
    while (at < length && IS_PART[text.charCodeAt(at)] === 1) at += 1;
    if (at - start < WORD_LENGTH) continue;
    hasStart ||= hasLongWord(text, start, at) && hasTokenStart(text, start, at);
    hasApart ||= APART_HINT.test(text.slice(start, at));
  }
  if (!hasStart && !hasApart) return [];
  return (kinds ??= createKinds()).filter(({ isApart }) => (isApart ? hasApart : hasStart));
}

function hasLongWord(text: string, start: number, end: number): boolean {
  let length = 0;
  for (let at = start; at < end && length < WORD_LENGTH; at += 1)
    length = IS_WORD[text.charCodeAt(at)] === 1 ? length + 1 : 0;
  return length === WORD_LENGTH;
}

/** Whether a word in a run begins as a token does. */
function hasTokenStart(text: string, start: number, end: number): boolean {
  let before = start > 0 ? text.charCodeAt(start - 1) : 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    const isFirst = IS_WORD[code] === 1 && IS_WORD[before] !== 1;
    before = code;
    if (!isFirst || !(isPair(text, at) || IS_BEFORE[text.charCodeAt(at - 1)] === 1)) continue;
    START.lastIndex = at;
    if (START.test(text)) return true;
  }
  return false;
}

function isPair(text: string, at: number): boolean {
  const key = text.charCodeAt(at) * 256 + text.charCodeAt(at + 1);
  if (pairs[key] === 0) pairs[key] = PAIR.test(text.slice(at, at + 2)) ? 1 : -1;
  return pairs[key] === 1;
}
