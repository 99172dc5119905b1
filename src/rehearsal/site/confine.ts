import { spawn } from 'node:child_process';

/** Ends a program when the process that started it has ended, however that was. */
const ENDS_WITH_PARENT = ['setpriv', '--pdeathsig', 'KILL'];

/**
 * Gives a program namespaces of its own, in which there are no other processes and no network, and no capabilities. Sources:
 * https://man7.org/linux/man-pages/man1/unshare.1.html, https://man7.org/linux/man-pages/man1/setpriv.1.html
 */
const APART = [
  ...ENDS_WITH_PARENT,
  ...['unshare', '--map-root-user', '--net', '--pid', '--mount-proc', '--fork', '--kill-child=SIGKILL'],
  ...['setpriv', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'],
];

/** How programs with others' code are started. */
interface Confinement {
  /** The beginning of the command for PHP: namespaces of its own where the system gives them. */
  readonly php: readonly string[];
  /** The beginning of the command for a browser, which has a sandbox of its own. */
  readonly browser: readonly string[];
}

const UNCONFINED: Confinement = { php: [], browser: [] };

const TRIAL_TIMEOUT_MS = 5_000;

/**
 * Tries what this system gives to a user without rights: AppArmor of Ubuntu 24.04 and most containers refuse namespaces, and
 * only Linux has them. It takes milliseconds.
 */
export async function chooseConfinement(platform: string): Promise<Confinement> {
  if (platform !== 'linux') return UNCONFINED;
  const [isApart, endsWithParent] = await Promise.all([APART, ENDS_WITH_PARENT].map(works));
  const browser = endsWithParent === true ? ENDS_WITH_PARENT : [];
  return { php: isApart === true ? APART : browser, browser };
}

/** Starts the system's own programs, whatever `PATH` says. */
async function works([program = '', ...args]: readonly string[]): Promise<boolean> {
  const child = spawn(program, [...args, 'true'], { env: {}, stdio: 'ignore', timeout: TRIAL_TIMEOUT_MS });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
