import type { SiteNames } from '../../package/index.ts';
import type { Problem, StepName, StepResult } from '../model/results.ts';
import type { Budget } from './budget.ts';
import type { Inventory, SiteData } from './inventory.ts';
import type { CodeLine, LogEntry } from './log.ts';
import type { BesidePlugins, RehearsedPackage } from './packages.ts';
import type { Session, Site, SiteLost, Visit } from './site.ts';

/** The result of a step. */
export interface Judgement {
  readonly problems: readonly Problem[];
  /** The result when nothing is wrong. */
  readonly message?: string;
  readonly changes?: StepResult['changes'];
  /** How many things it asked for, in words. */
  readonly asked?: string | undefined;
  /** Why it was skipped. */
  readonly skipped?: string | undefined;
  /** Why the steps after it are skipped. */
  readonly rest?: string | undefined;
  /** Whether the next update arrives. */
  readonly updater?: StepResult['updater'];
  readonly pictures?: StepResult['pictures'];
  readonly site?: StepResult['site'];
  /** If the step took another time than the one since it began. */
  readonly durationMs?: number | undefined;
  readonly isReversible?: StepResult['isReversible'];
  /** It has ended the site, which is not the fault of the new version. */
  readonly lost?: SiteLost | undefined;
  /** There was nothing to try, so nothing is recorded. */
  readonly isUntold?: boolean;
}

/** The judgement where there is nothing to try. */
export const UNTOLD: Judgement = { problems: [], isUntold: true };

/** A request for something that the plugin adds. */
type ProbeId = `${StepName}: ${string}`;

/** The occasion on which PHP wrote its log: the name of a page, or a script that changes something. */
export type RequestId = StepName | ProbeId | 'activate' | 'deactivate' | 'delete' | 'delete at once';

/** The code of the new version that the previous one has, too. */
export interface OldCode {
  /** The files that are the same, byte for byte. */
  readonly unchanged: ReadonlySet<string>;
  /** Whether a line of a file that is new or changed is one of these lines of the previous version's. */
  readonly wasThere: (place: CodeLine, old: readonly CodeLine[]) => boolean;
  /** Whether a file that was changed or removed since declared a function or method by this name, in any namespace. */
  readonly declared: (name: string) => boolean;
}

/** Remembers which PHP messages were already reported, or came from the previous version. */
interface KnownMessages {
  /** Remembers the log of the previous version: its messages are not new, and its warnings no problem of this version. */
  readonly remember: (log: readonly LogEntry[], requestId: RequestId) => void;
  /** Remembers what other plugins log without this one, which is never reported. */
  readonly rememberOthers: (log: readonly LogEntry[]) => void;
  /** Lists unreported problems in a log: fatal errors, new database errors, and new warnings that name a file. */
  readonly check: (log: readonly LogEntry[], requestId: RequestId) => readonly Problem[];
  /** Lists only the fatal errors, without their places: the previous version is the code that runs during an update. */
  readonly checkUpdate: (log: readonly LogEntry[]) => readonly Problem[];
  /** Whether a log has a problem that the previous version is not known to have. */
  readonly hasNews: (log: readonly LogEntry[], requestId: RequestId) => boolean;
  /** Finds what has unscheduled a task last, of what was checked: the name of a step. */
  readonly findUnscheduler: (task: string) => string | undefined;
  /** Knows the same, and has reported nothing yet: for the previous version, once the new one was on the site. */
  readonly fork: () => KnownMessages;
  /** Finds where the plugin printed something too early, in this log or an earlier one. */
  readonly findOutput: (log: readonly LogEntry[]) => Pick<Problem, 'file' | 'line'>;
}

/** A user who may only read. */
interface Reader {
  readonly name: string;
  readonly password: string;
  readonly cookie: string;
}

/** A site on which a pair is played, with the packages and all that is known of the site so far. */
export interface RehearsalContext extends Session {
  readonly site: Site;
  readonly next: RehearsedPackage;
  readonly previous: RehearsedPackage | undefined;
  /** Of an administrator. */
  readonly cookie: string;
  readonly reader: Reader;
  readonly editorCookie: string;
  readonly authorCookie: string;
  readonly versions: Pick<SiteNames, 'php' | 'wordpress'>;
  readonly log: KnownMessages;
  readonly budget: Budget;
  /** The plugins that are active before this one is installed. */
  readonly beside: BesidePlugins;
}

/** The pages of WordPress without the new version. */
export interface OldPages {
  /** With the previous version; `undefined`: the site never had another version. */
  readonly before: ReadonlyMap<StepName, Visit> | undefined;
  /** With the plugins beside it alone; empty without any. */
  readonly alone: ReadonlyMap<StepName, Visit>;
}

/** The site before the update. */
export interface Before {
  /** The plugin as WordPress calls it. */
  readonly key: string;
  readonly version: string;
  /** The plugin that WordPress found when it was installed. */
  readonly installedKey: string;
  /** Why the plugin is not active here, through no fault of its own. */
  readonly whyIdle: string | undefined;
  readonly pages: ReadonlyMap<StepName, Visit>;
  /** Where it redirects every dashboard request, such as to a set-up. */
  readonly ledTo?: string | undefined;
  /** The administrator's capabilities. */
  readonly can: readonly string[];
  /** The database, without the plugin and with it. */
  readonly data: { readonly alone: SiteData | undefined; readonly before: SiteData | undefined };
  /** Everything on the site without the plugin. */
  readonly clean: Inventory;
  /** Additions of the previous version; `undefined` if it does not run. */
  readonly own: Inventory | undefined;
}

/** Why the previous version does not run, and what failed when it was activated. */
export interface CannotRun {
  readonly why: string;
  readonly problems: readonly Problem[];
  /** The author's file failed to create customers' data, so nothing else is played. */
  readonly isUnprepared?: boolean;
}
