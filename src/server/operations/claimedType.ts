import path from 'node:path';

/** Office documents are archives; one with a password is a compound file. */
const office = [/^application\/(zip|x-cfb)$/, /^application\/vnd\.(openxmlformats|oasis|ms-)/];
const compound = [/^application\/x-cfb$/];
const moving = [/^(audio|video)\//, /^application\/(ogg|mp4|octet-stream|vnd\.ms-asf)$/];

/** What a content with such an extension may be, by the type that is read from its bytes. */
const binaryTypes: readonly (readonly [extensions: readonly string[], types: readonly RegExp[]])[] = [
  [['jpg', 'jpeg'], [/^image\/jpeg$/]],
  [['png'], [/^image\/a?png$/]],
  [['gif'], [/^image\/gif$/]],
  [['webp'], [/^image\/webp$/]],
  [['bmp'], [/^image\/bmp$/]],
  [['tif', 'tiff'], [/^image\/tiff$/]],
  [['heic', 'heif'], [/^image\/hei[cf]/]],
  [['avif'], [/^image\/avif$/]],
  [['ico'], [/^image\/x-icon$/]],
  [['pdf'], [/^application\/pdf$/]],
  [['docx', 'xlsx', 'pptx', 'docm', 'xlsm', 'pptm', 'odt', 'ods', 'odp'], office],
  // Many programs write tables and letters for these names as text.
  [
    ['doc', 'xls', 'ppt'],
    [...compound, /^application\/rtf$/, /^text\//],
  ],
  [['msg', 'msi'], compound],
  [['rtf'], [/^application\/rtf$/]],
  [['zip'], [/^application\/(zip|epub\+zip|java-archive|vnd\.)/]],
  [['gz', 'tgz'], [/^application\/gzip$/]],
  [['7z'], [/^application\/x-7z-compressed$/]],
  [['rar'], [/^application\/x-rar-compressed$/]],
  [['exe', 'dll'], [/^application\/x-msdownload$/]],
  [['mp3', 'mp4', 'm4a', 'm4v', 'mov', 'avi', 'mkv', 'webm', 'wav', 'ogg', 'mpg', 'mpeg', 'wmv'], moving],
];
const byExtension = new Map(binaryTypes.flatMap(([extensions, types]) => extensions.map((name) => [name, types])));

/** Text in any encoding, of which not every one is recognised. */
const text = [/^text\//, /^application\/(octet-stream|xml)$/, /^image\/svg\+xml$/];
for (const name of ['txt', 'csv', 'tsv', 'md', 'log', 'json', 'xml', 'html', 'htm', 'svg', 'css', 'js', 'sql', 'yaml'])
  byExtension.set(name, text);

const fits = (types: readonly RegExp[], mediaType: string): boolean => types.some((type) => type.test(mediaType));

const UNKNOWN = 'application/octet-stream';
const usualNames: Readonly<Record<string, string>> = { 'text/plain': 'text', 'application/zip': 'zip' };
const typeName = (mediaType: string): string | undefined =>
  mediaType === UNKNOWN
    ? undefined
    : (usualNames[mediaType] ?? binaryTypes.find(([, types]) => fits(types, mediaType))?.[0][0]);

interface ClaimedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

/**
 * What is wrong with a file whose name claims another type than its content has; undefined when they agree, or when the
 * name has no extension of a known type. An empty file contradicts nothing.
 * @param shownName names the file in the message, where its name is not enough
 */
export function claimedTypeProblem(file: ClaimedFile, shownName = file.fileName): string | undefined {
  const extension = path.extname(file.fileName).slice(1).toLowerCase();
  const types = byExtension.get(extension);
  if (types === undefined || file.sizeBytes === 0 || fits(types, file.mediaType)) return undefined;
  const found = typeName(file.mediaType);
  const what = found === undefined ? `is not ${extension}` : `is ${found}, not ${extension}`;
  return `The content of ${shownName} ${what}. Correct the extension or choose another file.`;
}

/** The same for the files of one field. Those that share their name are distinguished by their place among the new ones. */
export const claimedTypeProblems = (files: readonly ClaimedFile[]): string[] =>
  files.flatMap((file, index) => {
    const isShared = files.some((other) => other !== file && other.fileName === file.fileName);
    const shownName = isShared ? `${file.fileName} (new file ${index + 1})` : file.fileName;
    return claimedTypeProblem(file, shownName) ?? [];
  });
