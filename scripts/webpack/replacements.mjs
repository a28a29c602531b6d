import path from 'node:path';

const here = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);
const root = path.resolve(here, '../..');
const blueprint = (file) => path.join(root, 'node_modules/@blueprintjs', file);

/** Modules of packages that are replaced by small ones of our own, by absolute path. */
const replaced = (file, by) => ({ file: blueprint(file), to: path.join(here, by) });

/**
 * For webpack.config.js: modules of Blueprint that import far more than the product uses.
 *
 *     plugins: [...replacements.map(({ file, to }) => replaceModule(webpack, file, to)), new webpack.DefinePlugin(definitions)]
 *     module: { rules: [blueprintStylesRule, …] }
 */
export const replacements = [
  replaced('icons/lib/esm/iconLoader.js', 'bundledIcons.mjs'),
  replaced('datetime/lib/esm/common/dateFnsLocaleUtils.js', 'calendarLocale.mjs'),
];

/** Replaces a file however it is imported. NormalModuleReplacementPlugin by pattern only sees the relative request. */
export function replaceModule(webpack, file, to) {
  return new webpack.NormalModuleReplacementPlugin(/./, (resource) => {
    const { createData } = resource;
    if (createData?.resource !== file) return;
    createData.resource = to;
    createData.context = path.dirname(to);
  });
}

/** draft-js and its dependencies use Node's `global`. */
export const definitions = { global: 'globalThis' };

/**
 * The rule for blueprint.css, next to the ordinary one for stylesheets. The entry imports
 * '@blueprintjs/core/lib/css/blueprint.css?part=first', the shell '…?part=rest'.
 */
export const blueprintStylesRule = {
  test: blueprint('core/lib/css/blueprint.css'),
  enforce: 'pre',
  loader: path.join(here, 'blueprintStyles.mjs'),
};
