import { isIPv6 } from 'node:net';

const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** The eight groups of an IPv6 address. A trailing IPv4 address counts as two of them. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = groups(head);
  const after = groups(tail ?? '');
  const length = before.length + after.length + (address.includes('.') ? 1 : 0);
  return tail === undefined ? before : [...before, ...Array<string>(Math.max(0, 8 - length)).fill('0'), ...after];
}

/**
 * The owner of an address for counting: an IPv4 address itself; of an IPv6 address the first 64 bits, because one
 * customer has all the others.
 */
export function addressNetwork(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  return `${ipv6Groups(plain)
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
