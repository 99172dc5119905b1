import dns, { type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { TransportError } from './transport-error.ts';
import { isThisMachine } from './urls.ts';

/** Where an address can be reached from: 0 from anywhere, 1 from its network only, 2 from this machine only. */
type Depth = 0 | 1 | 2;

type Network = readonly [address: string, bits: number];
interface NetworkList {
  readonly v4: readonly Network[];
  readonly v6: readonly Network[];
}

/** Private and special networks. Source: IANA's registries of special-purpose addresses. */
const NETWORKS: NetworkList = {
  v4: [
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    // The host of a virtual machine on Azure, where GitHub's runners are.
    ['168.63.129.16', 32],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ],
  v6: [
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
    // Tunnels, whose addresses contain an IPv4 address.
    ['2002::', 16],
    ['2001::', 32],
    ['64:ff9b:1::', 48],
  ],
};
const MACHINES: NetworkList = {
  v4: [
    ['0.0.0.0', 8],
    ['127.0.0.0', 8],
  ],
  // `::1`, and IPv4 addresses in a form that is no longer in use.
  v6: [['::', 96]],
};
const LINKS: NetworkList = { v4: [['169.254.0.0', 16]], v6: [['fe80::', 10]] };
/** Made when they are asked for the first time, because hardly any run asks. */
const lists = new Map<NetworkList, BlockList>();

function isIn(networks: NetworkList, address: string): boolean {
  const list = lists.get(networks) ?? createList(networks);
  lists.set(networks, list);
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Lists IPv4 networks also as the IPv6 addresses by which networks without IPv4 reach them (RFC 6052), and in the form
 * that is no longer in use (RFC 4291, 2.5.5.1).
 */
function createList({ v4, v6 }: NetworkList): BlockList {
  const list = new BlockList();
  for (const [address, bits] of v4) {
    list.addSubnet(address, bits, 'ipv4');
    list.addSubnet(`64:ff9b::${address}`, 96 + bits, 'ipv6');
    list.addSubnet(`::${address}`, 96 + bits, 'ipv6');
  }
  for (const [address, bits] of v6) list.addSubnet(address, bits, 'ipv6');
  return list;
}

function readDepth(address: string): Depth {
  if (isIn(MACHINES, address)) return 2;
  return isIn(NETWORKS, address) ? 1 : 0;
}

/** The depth of a URL's host by its name alone; `undefined` when the host has to be looked up. */
function readHostDepth(url: URL): Depth | undefined {
  if (isThisMachine(url)) return 2;
  const address = readHostAddress(url);
  return address === undefined ? undefined : readDepth(address);
}

function readHostAddress({ hostname }: URL): string | undefined {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? undefined : address;
}

/** The smallest depth of all addresses of a host; 0 when the host cannot be found. */
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

/** Whether a URL leads further inside a network than the party that named it, by its host's name alone. */
export async function leadsInside(url: URL, namedBy: URL): Promise<boolean> {
  const depth = readHostDepth(url) ?? 0;
  return depth > 0 && depth > (await measureDepth(namedBy));
}

/**
 * Looks up a host for a connection, and refuses it when any address is further inside than the party that named it. The
 * connection uses the checked addresses, so they cannot change in between. Node does not look up hosts that are
 * addresses; see {@link leadsInside}.
 *
 * @param avoidsLinkLocal whether to refuse link-local addresses from any party
 */
export function createLookup(namedBy: URL, avoidsLinkLocal = false): LookupFunction {
  return (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) callback(error, []);
      else void pass(found);
    });
    const pass = async (found: readonly LookupAddress[]) => {
      const depth = Math.max(0, ...found.map(({ address }) => readDepth(address)));
      const [first] = found;
      if (avoidsLinkLocal && found.some(({ address }) => isIn(LINKS, address))) callback(linkError(), []);
      else if (depth > 0 && depth > (await measureDepth(namedBy))) callback(privateError(), []);
      else if (options.all === true) callback(null, [...found]);
      else callback(null, first?.address ?? '', first?.family);
    };
  };
}

/**
 * Refuses a URL that leads further inside a network than the party that named it, by its host's name alone.
 *
 * @param avoidsLinkLocal as for {@link createLookup}
 * @throws TransportError `private`
 */
export async function assertNotInside(url: URL, namedBy: URL, avoidsLinkLocal = false): Promise<void> {
  const address = readHostAddress(url);
  if (avoidsLinkLocal && address !== undefined && isIn(LINKS, address)) throw linkError();
  if (await leadsInside(url, namedBy)) throw privateError();
}

function linkError(): TransportError {
  return new TransportError('private', 'its address is link-local', false);
}

function privateError(): TransportError {
  return new TransportError(
    'private',
    'its address is private, and the party that named it is not in that network',
    false,
  );
}
