import { spawn } from 'node:child_process';

/** Ends a program when the process that started it has ended, however that was. */
const ENDS_WITH_PARENT = ['setpriv', '--pdeathsig', 'KILL'];

/**
 * Namespaces of its own for a program, with no processes but its children, which the kernel ends with it. Sources:
 * https://man7.org/linux/man-pages/man1/unshare.1.html, https://man7.org/linux/man-pages/man7/pid_namespaces.7.html
 */
const WITH_ALL_CHILDREN = ['--pid', '--mount-proc', '--fork', '--kill-child=SIGKILL'];

/**
 * Gives a program namespaces of its own, in which there are no other processes and no network, and no capabilities.
 * Source: https://man7.org/linux/man-pages/man1/setpriv.1.html
 */
const APART = [
  ...ENDS_WITH_PARENT,
  ...['unshare', '--map-root-user', '--net', ...WITH_ALL_CHILDREN],
  ...['setpriv', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'],
];

/** The same user, because Chromium has no sandbox as root; the network of the machine, because a proxy there is the site. */
const APART_WITH_BROWSER = [...ENDS_WITH_PARENT, 'unshare', '--map-current-user', ...WITH_ALL_CHILDREN];

/**
 * Ends all that a program has started when the process that started it has ended: the kernel signals only its child, a shell, which
 * ends its group. That is given the parent's id first, because the parent may have ended before the kernel was asked.
 */
const ENDS_GROUP_WITH_PARENT = [
  ...['setpriv', '--pdeathsig', 'TERM', 'sh', '-c'],
  `[ "$PPID" = "$1" ] && [ $$ -gt 1 ] || exit 1
trap 'kill -KILL -$$' TERM
shift
"$@" &
wait $!`,
  'sh',
];

/** How programs with others' code are started. */
export interface Confinement {
  /** The beginning of the command for PHP: namespaces of its own where the system gives them. */
  readonly php: readonly string[];
  /** The same for the driver of a browser, which has a sandbox of its own; without namespaces where it does not start in them. */
  readonly drivers: readonly (readonly string[])[];
  /** The beginning of the driver's command for a browser, before the driver's process id. It has to lead a group. */
  readonly browser: readonly string[];
}

const UNCONFINED: Confinement = { php: [], drivers: [[]], browser: [] };

const TRIAL_TIMEOUT_MS = 5_000;

/**
 * Tries what this system gives to a user without rights: AppArmor of Ubuntu 24.04 and most containers refuse namespaces, and
 * only Linux has them. It takes milliseconds.
 */
export async function chooseConfinement(platform: string): Promise<Confinement> {
  if (platform !== 'linux') return UNCONFINED;
  const [isApart, isBrowserApart, endsWithParent] = await Promise.all(
    [APART, APART_WITH_BROWSER, ENDS_WITH_PARENT].map(works),
  );
  if (endsWithParent !== true) return UNCONFINED;
  return {
    php: isApart === true ? APART : ENDS_WITH_PARENT,
    drivers: [...(isBrowserApart === true ? [APART_WITH_BROWSER] : []), ENDS_WITH_PARENT],
    browser: ENDS_GROUP_WITH_PARENT,
  };
}

/** Starts the system's own programs, whatever `PATH` says. */
async function works([program = '', ...args]: readonly string[]): Promise<boolean> {
  const child = spawn(program, [...args, 'true'], { env: {}, stdio: 'ignore', timeout: TRIAL_TIMEOUT_MS });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
