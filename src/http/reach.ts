import dns, { type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { TransportError } from './transport-error.ts';
import { isThisMachine } from './urls.ts';

/** Where an address can be asked from: from anywhere, from its network only, or from this machine only. */
type Depth = 0 | 1 | 2;

/** As IANA's registries of special-purpose addresses list them. */
const NETWORKS = listNetworks([
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  // The host of a virtual machine of Azure, on which GitHub's runners are.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
]);
NETWORKS.addSubnet('fc00::', 7, 'ipv6');
NETWORKS.addSubnet('fe80::', 10, 'ipv6');
NETWORKS.addSubnet('fec0::', 10, 'ipv6');
NETWORKS.addSubnet('ff00::', 8, 'ipv6');
// Tunnels, which hide an IPv4 address in theirs.
NETWORKS.addSubnet('2002::', 16, 'ipv6');
NETWORKS.addSubnet('2001::', 32, 'ipv6');
NETWORKS.addSubnet('64:ff9b:1::', 48, 'ipv6');

const MACHINES = listNetworks([
  ['0.0.0.0', 8],
  ['127.0.0.0', 8],
]);
// `::1`, and IPv4 addresses in a form that is no longer in use.
MACHINES.addSubnet('::', 96, 'ipv6');

/** IPv4 networks, also in the addresses by which networks without IPv4 reach them (RFC 6052). */
function listNetworks(networks: readonly (readonly [address: string, bits: number])[]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of networks) {
    list.addSubnet(address, bits, 'ipv4');
    list.addSubnet(`64:ff9b::${address}`, 96 + bits, 'ipv6');
  }
  return list;
}

function readDepth(address: string): Depth {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (MACHINES.check(address, family)) return 2;
  return NETWORKS.check(address, family) ? 1 : 0;
}

/** How far inside a URL's host is by its name alone; `undefined` when only its addresses can tell. */
function readHostDepth(url: URL): Depth | undefined {
  if (isThisMachine(url)) return 2;
  const address = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? undefined : readDepth(address);
}

/** The least of all its addresses; who cannot be found is outside. */
async function measureDepth(url: URL): Promise<Depth> {
  return (
    readHostDepth(url) ??
    (await new Promise<Depth>((resolve) => {
      dns.lookup(url.hostname, { all: true }, (error, found) => {
        const depths = error === null ? found.map(({ address }) => readDepth(address)) : [];
        resolve(depths.length === 0 ? 0 : (Math.min(...depths) as Depth));
      });
    }))
  );
}

/** Whether a URL leads further inside than who named it is, as far as its host's name tells. */
export async function leadsInside(url: URL, namedBy: URL): Promise<boolean> {
  const depth = readHostDepth(url) ?? 0;
  return depth > 0 && depth > (await measureDepth(namedBy));
}

/**
 * Finds the addresses of a host for a connection, unless any is further inside than who named the host: what was looked
 * at is what is connected to. Names that are addresses are not looked up; see {@link leadsInside}.
 */
export function createLookup(namedBy: URL): LookupFunction {
  return (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) callback(error, []);
      else void pass(found);
    });
    const pass = async (found: readonly LookupAddress[]) => {
      const depth = Math.max(0, ...found.map(({ address }) => readDepth(address)));
      const [first] = found;
      if (depth > 0 && depth > (await measureDepth(namedBy))) callback(privateError(), []);
      else if (options.all === true) callback(null, [...found]);
      else callback(null, first?.address ?? '', first?.family);
    };
  };
}

/**
 * Lets only a URL through that leads no further inside, as far as its host's name tells.
 *
 * @throws TransportError `private`
 */
export async function assertNotInside(url: URL, namedBy: URL): Promise<void> {
  if (await leadsInside(url, namedBy)) throw privateError();
}

function privateError(): TransportError {
  return new TransportError(
    'private',
    'its address is private, and who named it is not in that network',
    false,
  );
}
