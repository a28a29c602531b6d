import { createLinkSigner } from '../../../src/server/plugins/linkSigner';

const minuteMs = 60_000;
const now = new Date('2026-03-02T09:10:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * minuteMs);
let shown = now;
const signer = createLinkSigner(Buffer.from('secret of the company'), () => shown);
beforeEach(() => void (shown = now));

const linkAt = (at: Date) => {
  shown = at;
  return signer.linkTo(file, 'person-1');
};
const isValidAt = (link: Parameters<typeof signer.isValid>[0], at: Date) => {
  shown = at;
  return signer.isValid(link);
};
const file = { id: 'file-1', name: 'Überblick & mehr?.pdf' };

function parts(link: string) {
  const url = new URL(link, 'http://localhost');
  return {
    fileId: url.pathname.split('/')[4] ?? '',
    personId: url.searchParams.get('person') ?? '',
    expiresSeconds: Number(url.searchParams.get('expires')),
    signature: url.searchParams.get('signature') ?? '',
  };
}
const link = parts(linkAt(now));

test('a link names the file, for whom it was made and until when it is good', () => {
  expect(linkAt(now)).toMatch(
    /^\/api\/auth\/files\/file-1\/%C3%9Cberblick%20%26%20mehr%3F\.pdf\?expires=\d+&person=person-1&signature=[\w-]+$/,
  );
  expect(isValidAt(link, now)).toBe(true);
});

test('a link is good for an hour at least and for an hour and a half at most', () => {
  for (let minute = 0; minute < 60; minute += 7) {
    const made = parts(linkAt(later(minute)));
    expect(isValidAt(made, later(minute + 60))).toBe(true);
    expect(isValidAt(made, later(minute + 91))).toBe(false);
  }
});

test('links of one half hour are the same, so that pictures need not be loaded again', () => {
  expect(linkAt(later(15))).toBe(linkAt(now));
  expect(linkAt(later(25))).not.toBe(linkAt(now));
});

test.each([
  ['another file', { fileId: 'file-2' }],
  ['another person', { personId: 'person-2' }],
  ['a longer time', { expiresSeconds: link.expiresSeconds + 1 }],
  ['no time', { expiresSeconds: Number.NaN }],
  ['another signature', { signature: 'A'.repeat(link.signature.length) }],
  ['no signature', { signature: '' }],
])('a link changed to %s is not valid', (_what, change) => {
  expect(signer.isValid({ ...link, ...change })).toBe(false);
});

test('a link of another company is not valid', () => {
  expect(createLinkSigner(Buffer.from('another secret'), () => now).isValid(link)).toBe(false);
});
