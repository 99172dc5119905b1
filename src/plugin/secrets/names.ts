/** What a file holds, going by its name. */
export interface NamedSecret {
  /** What is so, behind the name: "holds …". */
  readonly what: string;
  /** Where the name alone says little: what stands in the file then. */
  readonly proof?: RegExp;
}

type Rule = NamedSecret & { readonly path: RegExp };

const ENVIRONMENT = 'holds the variables of an environment, such as passwords and keys';
/** Templates hold no values. */
const TEMPLATE = /(^|[._-])(example|sample|dist|template|tmpl|tpl|defaults?)([._-]|$)/i;
/** A value that is filled in elsewhere, or not at all. */
const FILLED_IN = String.raw`\$\{|\{\{|%[^%'"]*%|__|<|password_here|[^'"]*example`;

/** The first that fits counts. */
const RULES: readonly Rule[] = [
  { path: /(^|\/)(\.env(rc|[._-][^/]*)?|[^/]+\.env|env\.(local|production))$/i, what: ENVIRONMENT },
  { path: /(^|\/)gha-creds-[^/]*\.json$/i, what: 'holds the credentials of a workflow for Google Cloud' },
  {
    path: /(^|\/)auth\.json$/i,
    what: "holds Composer's credentials",
    proof: /"(http-basic|bearer|(github|gitlab|bitbucket)-oauth|gitlab-token|forgejo-token)"\s*:\s*\{\s*"/,
  },
  {
    path: /(^|\/)[^/]+\.tfstate(\.backup)?$/i,
    what: 'holds the state of Terraform, with passwords and keys in plain text',
  },
  {
    path: /(^|\/)(([^/]+\.)?kubeconfig(\.ya?ml)?|\.kube\/config)$/i,
    what: 'holds the credentials of a Kubernetes cluster',
  },
  { path: /(^|\/)[._]netrc$/i, what: 'holds passwords for other hosts' },
  { path: /(^|\/)\.git-credentials$/i, what: 'holds passwords for Git' },
  { path: /(^|\/)\.aws\/credentials$/i, what: 'holds keys of AWS' },
  { path: /(^|\/)\.docker\/config\.json$/i, what: 'holds passwords for registries of containers' },
  { path: /(^|\/)\.pypirc$/i, what: 'holds passwords for registries of Python packages' },
  { path: /(^|\/)\.htpasswd$/i, what: 'holds passwords of a web server' },
  {
    path: /(^|\/)wp-config\.php$/i,
    what: 'holds the password of a database',
    proof: new RegExp(String.raw`\bDB_PASSWORD['"]\s*,\s*(['"])(?!\1|${FILLED_IN})`, 'i'),
  },
];

/** What a file holds that is meant for one machine or one person, going by its name; nothing for templates. */
export function findNamedSecret(path: string): NamedSecret | undefined {
  const rule = RULES.find((candidate) => candidate.path.test(path));
  const isTemplate = rule?.what === ENVIRONMENT && TEMPLATE.test(path.slice(path.lastIndexOf('/') + 1));
  return isTemplate ? undefined : rule;
}

/** Whether it takes a look into a file to know whether there is a secret in it, going by its name. */
export function isSuspect(path: string): boolean {
  return (
    /(^|\/)(id_(rsa|dsa|ecdsa|ed25519)|\.npmrc|[^/]*\.(pem|key|ppk))$/i.test(path) ||
    findNamedSecret(path)?.proof !== undefined
  );
}
