import type { SettingReaders } from '../../settingReaders';

/** A bucket of an S3-compatible store. */
export interface S3Place {
  readonly bucket: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
  /** Undefined: the one of AWS for the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** The bucket is part of the path, not of the host name. */
  readonly isPathStyle: boolean;
  /** Undefined: those of the machine's role at AWS. */
  readonly credentials: S3Credentials | undefined;
}

interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** As most S3-compatible stores outside of AWS expect it in signatures. */
const USUAL_REGION = 'us-east-1';

/** A bucket by the rules of S3, and a prefix without empty parts. */
function parseAddress(value: string): Pick<S3Place, 'bucket' | 'prefix'> | undefined {
  const [, bucket, path = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w!.*'()/-]{0,200}))?$/.exec(value) ?? [];
  if (bucket === undefined || path.startsWith('/') || path.includes('//')) return undefined;
  return { bucket, prefix: path === '' || path.endsWith('/') ? path : `${path}/` };
}

function parseEndpoint(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, origin, pathname, search, hash, username, password } = new URL(value);
  const isBare = pathname === '/' && search === '' && hash === '' && username === '' && password === '';
  return isBare && ['http:', 'https:'].includes(protocol) ? origin : undefined;
}

function readCredentials(read: SettingReaders, isRequired: boolean): S3Credentials | undefined {
  const names = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;
  const accessKeyId = read.text(names[0]);
  const secretAccessKey = read.secret(names[1], { minLength: 8 });
  const sessionToken = read.secret('AWS_SESSION_TOKEN', { minLength: 8 });
  const missing = names.filter((name) => read.text(name) === undefined);
  if (missing[0] !== undefined && (isRequired || missing.length === 1))
    read.reject(
      missing[0],
      '',
      isRequired && missing.length === 2
        ? 'set together with AWS_SECRET_ACCESS_KEY, because FILES_URL names a store with FILES_ENDPOINT'
        : 'set, because AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together',
    );
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) };
}

/**
 * The store that FILES_URL and the settings next to it name.
 * @throws SettingProblem
 */
export function readS3Place(read: SettingReaders): S3Place | undefined {
  const address = read.parsed(
    'FILES_URL',
    'database:, file:, or s3://bucket or s3://bucket/prefix (3 to 63 small letters, digits, dots and hyphens)',
    parseAddress,
  );
  const endpoint = read.parsed('FILES_ENDPOINT', 'an http:// or https:// address without a path', parseEndpoint);
  const region = read.parsed('FILES_REGION', 'the name of a region, such as eu-central-1', (value) =>
    /^[\w-]{1,60}$/.test(value) ? value : undefined,
  );
  const isPathStyle = read.flag('FILES_PATH_STYLE') ?? endpoint !== undefined;
  const hasEndpoint = read.text('FILES_ENDPOINT') !== undefined;
  const credentials = readCredentials(read, hasEndpoint);
  const usedRegion = region ?? read.text('AWS_REGION') ?? (hasEndpoint ? USUAL_REGION : undefined);
  if (usedRegion === undefined && read.text('FILES_REGION') === undefined)
    read.reject('FILES_REGION', '', 'set to the region of the bucket, unless FILES_ENDPOINT is set');
  if (address === undefined || usedRegion === undefined) return undefined;
  return { ...address, endpoint, region: usedRegion, isPathStyle, credentials };
}
