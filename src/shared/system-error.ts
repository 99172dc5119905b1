import { PublishError } from './publish-error.ts';

/** The facts about a thrown value, recognised by shape, because Node's own errors may come from another realm. */
interface ErrorFacts {
  readonly name: string;
  readonly message: string;
  /** Such as `ENOENT`, `ERR_TLS_CERT_ALTNAME_INVALID` or `Z_DATA_ERROR`. */
  readonly code: string | undefined;
  /** The operating system's call that failed; `undefined` for other errors. */
  readonly syscall: string | undefined;
}

/** Reads an error of unknown type. */
export function readError(error: unknown): ErrorFacts {
  const { name, message, code, syscall } = Object(error) as Record<string, unknown>;
  return {
    name: String(name),
    message: String(message),
    code: typeof code === 'string' ? code : undefined,
    syscall: typeof syscall === 'string' ? syscall : undefined,
  };
}

/** The operating system's code for the failure, such as `ENOENT`; `undefined` for other errors. */
export function readSystemCode(error: unknown): string | undefined {
  const { code, syscall } = readError(error);
  return syscall === undefined ? undefined : code;
}

/** The disk or quota is full. */
const FULL_CODES = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** This process, or this machine, has too many open files. */
const OPEN_FILES_CODES = ['EMFILE', 'ENFILE'];

const OPEN_FILES = 'too many files are open';

/** Source: errno(3). */
const READ_REASONS: readonly (readonly [codes: readonly string[], reason: string])[] = [
  [['EACCES', 'EPERM'], 'permission denied'],
  [['ENOENT', 'ENOTDIR'], 'it does not exist'],
  [['EISDIR'], 'it is a directory'],
  [['ELOOP'], 'it is a link that points back to itself'],
  [['ENAMETOOLONG'], 'its name is too long'],
  [['EBUSY'], 'another program uses it'],
  [['EIO'], 'the disk failed'],
  [OPEN_FILES_CODES, OPEN_FILES],
];

/**
 * Explains an error of the system while reading; returns every other error unchanged.
 *
 * @param subject begins the sentence, such as a name between backticks
 * @param hint the fix
 */
export function explainRead(error: unknown, subject: string, hint: string): unknown {
  const code = readSystemCode(error);
  if (code === undefined) return error;
  const [, reason] = READ_REASONS.find(([codes]) => codes.includes(code)) ?? [];
  return new PublishError({
    code: 'package',
    title: 'Package cannot be read',
    message: `${subject} cannot be read${reason === undefined ? '' : `: ${reason}`} (${code}).`,
    hint,
    cause: error,
  });
}

/**
 * Explains an error of the system while writing a temporary file; returns every other error unchanged.
 *
 * @param subject begins the sentence
 */
export function explainWrite(error: unknown, subject: string): unknown {
  const code = readSystemCode(error);
  return code === undefined ? error : createWriteError(code, subject, '', error);
}

/**
 * Explains a full disk; returns every other error unchanged.
 *
 * @param advice a further sentence
 */
export function explainFullDisk(error: unknown, subject: string, advice: string): unknown {
  const code = readSystemCode(error);
  return code !== undefined && FULL_CODES.includes(code)
    ? createWriteError(code, subject, advice, error)
    : error;
}

/** Creates the error for a temporary file that could not be written; `code` is the system's. */
function createWriteError(code: string, subject: string, advice: string, cause: unknown): PublishError {
  const [title, reason, hint] = FULL_CODES.includes(code)
    ? ['Disk is full', 'its disk is full', `${FULL_FIX} ${advice}`]
    : OPEN_FILES_CODES.includes(code)
      ? ['Too many open files', OPEN_FILES, OPEN_FILES_FIX]
      : ['Disk cannot be written to', 'a temporary file cannot be written', FOLDER_FIX];
  return new PublishError({
    code: 'not-published',
    title,
    message: `${subject} could not be stored on the runner: ${reason} (${code}).`,
    hint: hint.trimEnd(),
    cause,
  });
}

const FULL_FIX = 'Free space on the runner before this step, or use one with a larger disk.';
const OPEN_FILES_FIX = 'Run fewer programs at once on the runner, or raise its limit of open files.';
const FOLDER_FIX = 'Check that `RUNNER_TEMP` names a writable folder of the runner.';
