/** The likely content of a file with a certain name. */
interface NamedSecret {
  /** The fact, to follow the name: "holds …". */
  readonly what: string;
  /** If the name alone proves little: text that the file must also have. */
  readonly proof?: RegExp;
  /** Whether a text with the proof only holds samples. */
  readonly isSample?: (path: string, text: string) => boolean;
}

/** Matches the ends of paths, in any case; all rules are joined into one pattern. */
type SecretNameRule = NamedSecret & { readonly ends: string };

const ENVIRONMENT = 'holds the variables of an environment, such as passwords and keys';
/** Templates hold no values. */
const TEMPLATE = /(^|[._-])(example|sample|dist|template|tmpl|tpl|defaults?)([._-]|$)/i;
/** Values that are filled in elsewhere, or not at all. */
const FILLED_IN = String.raw`\$\{|\{\{|%[^%'"]*%|__|<|password_here|[^'"]*example`;

/** A line of an environment file that sets a variable named like a secret, or an address with a password. */
const TELLING =
  /^(?![ \t]*#).*?(?:PASS|PWD|KEY|SECRET|TOKEN|DSN|CREDENTIAL)\w{0,60}["']?[ \t]*[=:][ \t]*["']?[^\s"'#]|:\/\/[^\s/:@]{0,64}:[^\s/@]{1,128}@/im;

/** Files for tests: below a folder for them, or named after them. */
const OF_TESTS =
  /\/(?:tests?|__tests__|phpunit|e2e|cypress|codeception)\/|\/\.env[._-](?:tests?|testing|ci|e2e|phpunit|cypress)(?:\.[\w-]+)?$|\/(?:tests?|testing|ci)\.env$/i;
const SECRET_NAME = /(?:PASS|PWD|KEY|SECRET|TOKEN|DSN|CREDENTIAL)\w{0,60}["']?[ \t]*[=:][ \t]*(.*)/i;
const PASSWORD_IN_URL = /:\/\/[^\s/:@]{0,64}:([^\s/@]{1,128})@/;
/** Nobody has these outside of containers for tests. */
const WORD =
  /^(?:(?:my|wp|wordpress|db|test|root|admin|user)?[_-]?(?:pass(?:word|wd)?|pwd|secret|token|key|test(?:ing|s)?|root|admin|user|wordpress|example|dummy|change[_-]?me|none|null|true|false|foo|bar)|\d{1,6})$/i;

/** Whether the environment of tests sets nothing but such words where secrets would be. */
function isOfContainer(path: string, text: string): boolean {
  if (!OF_TESTS.test(path)) return false;
  return text
    .split('\n')
    .filter((line) => TELLING.test(line))
    .every((line) => {
      const value = PASSWORD_IN_URL.exec(line)?.[1] ?? readValue(SECRET_NAME.exec(line)?.[1] ?? '');
      return WORD.test(value);
    });
}

/** Reads the value behind a name, in quotes or up to a comment, which a blank precedes. Source: the README of npm's package dotenv. */
function readValue(text: string): string {
  const [quote = ''] = text;
  const end = quote === '"' || quote === "'" ? text.indexOf(quote, 1) : -1;
  if (end !== -1) return text.slice(1, end);
  const comment = text.search(/[ \t]#/);
  return text.slice(0, comment === -1 ? undefined : comment).trim();
}

/** The first match counts. */
const RULES: readonly SecretNameRule[] = [
  {
    ends: String.raw`\.env(rc|[._-][^/]*)?|[^/]+\.env|env\.(local|production)`,
    what: ENVIRONMENT,
    proof: TELLING,
    isSample: isOfContainer,
  },
  {
    ends: String.raw`sftp(?:-config)?\.json|\.ftpconfig|\.remote-sync\.json|ftp-sync\.json`,
    what: 'holds a password for a server',
    proof: /"(?:password|passphrase|pass)"\s{0,20}:\s{0,20}"(?!your|<|\$\{)[^"]/i,
  },
  { ends: String.raw`gha-creds-[^/]*\.json`, what: 'holds the credentials of a workflow for Google Cloud' },
  {
    ends: String.raw`auth\.json`,
    what: "holds Composer's credentials",
    proof: /"(http-basic|bearer|(github|gitlab|bitbucket)-oauth|gitlab-token|forgejo-token)"\s*:\s*\{\s*"/,
  },
  {
    ends: String.raw`[^/]+\.tfstate(\.backup)?`,
    what: 'holds the state of Terraform, with passwords and keys in plain text',
  },
  {
    ends: String.raw`([^/]+\.)?kubeconfig(\.ya?ml)?|\.kube/config`,
    what: 'holds the credentials of a Kubernetes cluster',
  },
  { ends: String.raw`[._]netrc`, what: 'holds passwords for other hosts' },
  { ends: String.raw`\.git-credentials`, what: 'holds passwords for Git' },
  { ends: String.raw`\.aws/credentials`, what: 'holds keys of AWS' },
  { ends: String.raw`\.docker/config\.json`, what: 'holds passwords for registries of containers' },
  { ends: String.raw`\.pypirc`, what: 'holds passwords for registries of Python packages' },
  { ends: String.raw`\.htpasswd`, what: 'holds passwords of a web server' },
  {
    // Includes copies, because web servers show many of them as text.
    ends: String.raw`wp-config(?:[-_.](?!sample)[\w-]*)?\.php(?:[-_.]?(?:bak|backup|old|orig|save|copy|txt|swp|\d+)|~)?`,
    what: 'holds the password of a database',
    proof: new RegExp(String.raw`\bDB_PASSWORD['"]\s*,\s*(['"])(?!\1|${FILLED_IN})`, 'i'),
  },
];

const PATTERNS = RULES.map((rule) => ({ rule, pattern: endWith(rule.ends) }));
/** Hardly any path has to be matched against each of them. */
const ANY = endWith(RULES.map(({ ends }) => ends).join('|'));

function endWith(ends: string): RegExp {
  return new RegExp(`(?:^|/)(?:${ends})$`, 'i');
}

/** Finds files for one machine or one person by name, except templates. */
export function findNamedSecret(path: string): NamedSecret | undefined {
  const slash = path.lastIndexOf('/');
  // No rule is about more than the last folder, and to search all of a path takes longer.
  const end = path.slice(path.lastIndexOf('/', slash - 1) + 1);
  if (!ANY.test(end)) return undefined;
  const rule = PATTERNS.find(({ pattern }) => pattern.test(end))?.rule;
  const isTemplate = rule?.what === ENVIRONMENT && TEMPLATE.test(path.slice(slash + 1));
  return isTemplate ? undefined : rule;
}

/** Whether a file with this name has to be read to know whether it holds a secret. */
export function isSuspect(path: string): boolean {
  return (
    /(^|\/)(id_(rsa|dsa|ecdsa|ed25519)|\.npmrc)$|\.(pem|key|ppk)$/i.test(path) ||
    findNamedSecret(path)?.proof !== undefined
  );
}
