import type { RehearsalContext } from '../model/context.ts';
import {
  type Registration,
  REGISTRATION_KINDS,
  type Inventory,
  type RegistrationKind,
} from '../model/inventory.ts';
import { readAddress } from '../model/address.ts';

/**
 * Lists what the site has.
 *
 * @throws SiteLost, Unreadable
 */
export async function takeInventory(context: RehearsalContext): Promise<Inventory> {
  const { cookie, next } = context;
  const { result } = await context.runFollowing('own', { cookie, folder: next.plugin?.folder ?? '' });
  const kinds = new Map<RegistrationKind, readonly Registration[]>();
  for (const kind of KINDS) {
    const entries = result?.get(kind);
    const own = entries?.map(([name, title, target]) => ({ name, title, target: readTarget(kind, target) }));
    if (own !== undefined) kinds.set(kind, own);
  }
  const [nonce] = result?.get('nonce') ?? [];
  return { kinds, nonce: nonce?.[0] ?? '', beat: nonce?.[1] ?? '' };
}

const KINDS = Object.keys(REGISTRATION_KINDS) as readonly RegistrationKind[];

/** Reads a target; `''` for an address that is not on the site. */
function readTarget(kind: RegistrationKind, target: string): string {
  return REGISTRATION_KINDS[kind] === 'address' ? (readAddress(target) ?? '') : target;
}

/** WordPress schedules these itself, some of them later. Source: the hooks that WordPress core schedules. */
const CORE_TASKS = new Set([
  'delete_expired_transients',
  'do_pings',
  'importer_scheduled_cleanup',
  'publish_future_post',
  'recovery_mode_clean_expired_keys',
  'update_network_counts',
  'upgrader_scheduled_cleanup',
  'wp_batch_split_terms',
  'wp_delete_temp_updater_backups',
  'wp_https_detection',
  'wp_maybe_auto_update',
  'wp_privacy_delete_old_export_files',
  'wp_scheduled_auto_draft_delete',
  'wp_scheduled_delete',
  'wp_site_health_scheduled_check',
  'wp_split_shared_term_batch',
  'wp_update_comment_type_batch',
  'wp_update_plugins',
  'wp_update_themes',
  'wp_update_user_counts',
  'wp_version_check',
]);

/** Removes what the site has without the plugin, and WordPress's own tasks. */
export function withoutBaseline(all: Inventory, without: Inventory): Inventory {
  const kinds = new Map<RegistrationKind, readonly Registration[]>();
  for (const [kind, list] of all.kinds) {
    const others = new Set(without.kinds.get(kind)?.map(({ name }) => name));
    const isCore = (name: string) => kind === 'tasks' && CORE_TASKS.has(name);
    kinds.set(
      kind,
      list.filter(({ name }) => !others.has(name) && !isCore(name)),
    );
  }
  return { ...all, kinds };
}
