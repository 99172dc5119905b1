import { quoteName } from '../../shared/quote.ts';
import { findNewerNames } from './newer-names.ts';
import { compareVersions } from '../wordpress/version.ts';
import { type Program, toPattern } from './link.ts';
import type { PhpFault, PhpRemark } from './model.ts';
import { at, type Fault, type PhpRule } from './rule.ts';
import { WILD } from './values.ts';

/** Code that PHP refuses, or that only a newer PHP takes, whatever else there is. */
export const CODE_RULES: readonly PhpRule[] = [
  {
    /**
     * PHP cannot parse a file of the plugin: an error if the machine has a `php` of at least the declared version, and it says so, as on
     * GitHub's runners; otherwise a warning, because PHP may know syntax that is not known here.
     *
     * @topic Code
     * @notice A file that was not read: larger than 1 MB, nested too deep, with short tags (a new one that begins so: a warning), when 8
     * seconds of work were over, or one that PHP can parse.
     * @silent Libraries and tests.
     * @effect PHP may stop with a parse error where the file is loaded.
     * @fix Correct the file; `php -l` tells whether PHP can read it.
     */
    id: 'php-syntax',
    severity: 'warning',
    alone: 'warning',
    effect: 'If PHP cannot read it either, it stops with a parse error where the file is loaded.',
    fix: 'Correct the file; `php -l` tells whether PHP can read it. If yours is right, check what copied it.',
    *find({ program, before }) {
      const unread = program.index.unread.filter((path) => program.isOwn(path));
      const [first] = unread;
      if (first !== undefined)
        yield {
          key: 'unread',
          name: first,
          severity: 'notice',
          message: `${unread.length === 1 ? 'One PHP file was' : `${unread.length} PHP files were`} not read, because of ${unread.length === 1 ? 'its' : 'their'} size or for want of time, such as ${quoteName(first)}.`,
          effect: 'Nothing is known of what they do.',
          fix: 'Nothing, if they are sound.',
          path: first,
          line: 1,
        };
      for (const [path, { fault, starts }] of program.own) {
        if (fault === undefined) continue;
        const isNew = before !== undefined && /^\s*<\?\s/.test(starts.start);
        yield { key: path, name: path, path, ...describeFault(path, fault), ...(isNew && SHORT_TAG) };
      }
    },
  },
  {
    /**
     * Code that can be parsed, and that PHP still refuses: a `namespace` or `declare( strict_types )` that does not
     * come first; a method, property, constant, argument or import twice; an abstract method in a class that is not; `$a{0}`, `? :` in `? :`
     * without brackets, `(real)`, `(unset)`; `break` outside of a loop; a value for what is not a variable (`acme = 1`); a comment or text without an end.
     *
     * @topic Code
     * @notice Files that the plugin does not load.
     * @silent What else PHP finds when it compiles: a type that contradicts its default, `readonly` without a type, a `static` constructor.
     * @effect PHP stops with a fatal error where the file is loaded.
     * @fix Correct the line.
     */
    id: 'compile-error',
    severity: 'error',
    alone: 'warning',
    effect: 'PHP stops with a fatal error where the file is loaded.',
    fix: 'Correct the line; `php -l` with PHP 8 tells more.',
    *find({ program }) {
      for (const { path, remark } of listRemarks(program, 'refused'))
        yield toFault(path, remark, `has ${remark.what}`);
    },
  },
  {
    /**
     * Code in a static method or a static closure uses `$this`.
     *
     * @topic Code
     * @notice Files that the plugin does not load.
     * @silent Behind `isset( $this )`, and closures, which may be bound to an object.
     * @effect PHP stops with a fatal error there.
     * @fix Remove `static`, or pass the object.
     */
    id: 'this-in-static',
    severity: 'error',
    effect: 'PHP stops with a fatal error there: “Using $this when not in object context”.',
    fix: 'Remove `static`, or pass the object.',
    *find({ program }) {
      for (const { path, remark } of listRemarks(program, 'this')) {
        const name = remark.inside ?? '';
        yield { ...toFault(path, remark, 'uses `$this`, and its function is static'), key: name, name };
      }
    },
  },
  {
    /**
     * A function calls a method on a variable, and does nothing else with that variable: nothing sets it.
     *
     * @topic Code
     * @notice Files that the plugin does not load.
     * @silent Code outside of functions; closures; functions that load a file or use `extract()`; where `Throwable` is caught.
     * @effect PHP stops with a fatal error there.
     * @fix Set the variable, correct its name, or import it with `global`.
     */
    id: 'undefined-variable',
    severity: 'error',
    effect: 'PHP stops with a fatal error there: “Call to a member function on null”.',
    fix: 'Set the variable, correct its name, or import it with `global`.',
    *find({ program }) {
      for (const { path, remark } of listRemarks(program, 'unset')) {
        const { what, inside: name = '', at } = remark;
        if (at.when === 'never' || at.guards.includes('t')) continue;
        const says = `calls a method on \`$${what}\`, which nothing in its function sets`;
        yield { ...toFault(path, remark, says), key: `${name}|${what}`, name };
      }
    },
  },
  {
    /**
     * A file names `self`, `static` or `parent` outside of classes, and no method loads it: only there, these are a class.
     *
     * @topic Code
     * @notice Files that the plugin does not load.
     * @silent In the previous version of the file, too; functions, where this is a `compile-error`; closures.
     * @effect PHP stops with a fatal error there.
     * @fix Write the name of the class.
     */
    id: 'self-outside-class',
    severity: 'warning',
    effect: 'PHP stops with a fatal error there: “Cannot use "self" when no class scope is active”.',
    fix: 'Write the name of the class.',
    *find({ program }) {
      const isLoaded = createLoadTest(program);
      for (const { path, remark } of listRemarks(program, 'self'))
        if (!isLoaded(path))
          yield { ...toFault(path, remark, `uses ${remark.what} outside of a class`), key: path };
    },
  },
  {
    /**
     * Code needs a newer PHP than `Requires PHP` declares: `?->`, `match`, named arguments, promoted arguments, union types (8.0), enums,
     * `readonly`, `name(...)`, `never` (8.1), readonly classes (8.2), typed constants (8.3), property hooks (8.4), `|>` (8.5); `fn`, `??=`,
     * typed properties (7.4).
     *
     * @topic Requirements
     * @notice Files that the plugin does not load.
     * @warning In a rehearsal, functions and classes that WordPress has only since a newer version than `Requires at least`.
     * @silent Behind a check for the version of PHP, libraries, and a package that declares none. A trailing comma leaves no trace.
     * @effect Sites with the declared PHP get the update, and show a critical error.
     * @fix Raise `Requires PHP`, or write it for the declared version.
     */
    id: 'newer-than-declared',
    severity: 'error',
    alone: 'warning',
    effect: 'Sites with the declared PHP get the update, and show a critical error.',
    fix: 'Raise `Requires PHP`, or write it for the declared version.',
    *find(context) {
      const { program, reach } = context;
      const { requiresPhp } = program.index;
      const seen = new Set<string>();
      for (const { path, remark } of requiresPhp === '' ? [] : listRemarks(program, 'newer')) {
        const { since = '', what } = remark;
        const guards = [...remark.at.guards, ...(reach.guards.get(path) ?? [])];
        const isGuarded = guards.some((guard) => /^(p>=|v)/.test(guard)) || !reach.files.has(path);
        if (compareVersions(since, requiresPhp) <= 0 || isGuarded || seen.has(since)) continue;
        seen.add(since);
        yield {
          ...toFault(
            path,
            remark,
            `has ${what}, which needs PHP ${since}; the package declares ${requiresPhp}`,
          ),
          key: since,
        };
      }
      yield* findNewerNames(context);
    },
  },
];

/** Source: PHP's php.ini-production, which switches short tags off. */
const SHORT_TAG = {
  severity: 'warning',
  effect: 'Many servers have short tags off: sites there show the code of the file, and do not run it.',
  fix: 'Begin the file with `<?php`.',
} as const;

/** Says why a file was not read: PHP's own word counts more than that of the parser here. */
function describeFault(path: string, { what, line, isSyntax, says }: PhpFault) {
  const here = `${at(line, path)} cannot be parsed`;
  if (!isSyntax)
    return {
      line,
      severity: 'notice',
      message: `${at(line, path)} has ${what}; the file was not read.`,
    } as const;
  if (says === undefined) return { line, message: `${here}: ${what}.` };
  const { version, error } = says;
  if (error === undefined) {
    const message = `${here}: ${what}; PHP ${version} can parse it, and its code was not looked at.`;
    return { line, severity: 'notice', message } as const;
  }
  return {
    line: error.line,
    severity: 'error',
    isCertain: true,
    message: `${at(error.line, path)} cannot be parsed by PHP ${version}: ${error.what}.`,
    effect: 'PHP stops with a parse error where the file is loaded.',
    fix: 'Correct the file.',
  } as const;
}

/** Whether a method of a class may load a file, which then has its class. */
function createLoadTest({ own, locate }: Program): (path: string) => boolean {
  const patterns = own.flatMap(([by, { units, isAutoloader }]) =>
    units
      .filter(({ owner }) => owner !== '')
      .flatMap(({ loads }) => loads.filter(({ keyword }) => /^(require|include)/.test(keyword)))
      .filter(
        ({ path: [start] }) =>
          !(typeof start === 'object' && 'constant' in start && start.constant === 'ABSPATH'),
      )
      .map(({ path }) => locate(path, by) ?? WILD)
      // An autoloader loads classes.
      .filter((target) => !isAutoloader || !target.includes(WILD))
      .map(toPattern),
  );
  return (path) => patterns.some((pattern) => pattern.test(path));
}

function* listRemarks({ own }: Program, kind: PhpRemark['kind']) {
  for (const [path, { remarks }] of own)
    for (const remark of remarks) if (remark.kind === kind) yield { path, remark };
}

const toFault = (path: string, { line, what }: PhpRemark, says: string): Fault => ({
  key: `${path}|${what}`,
  name: path,
  message: `${at(line, path)} ${says}.`,
  path,
  line,
});
