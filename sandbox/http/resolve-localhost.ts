/**
 * Preloaded into steps (`node --import`): names below `localhost` mean this machine (RFC 6761, section 6.3), which not
 * every resolver knows.
 */
import dns from 'node:dns';

type Lookup = (hostname: string, ...rest: readonly unknown[]) => void;

const { lookup } = dns as unknown as { lookup: Lookup };
Object.assign(dns, {
  lookup: (hostname: string, ...rest: readonly unknown[]) => {
    lookup(hostname.endsWith('.localhost') ? '127.0.0.1' : hostname, ...rest);
  },
});
