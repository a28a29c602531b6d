/**
 * Replaces Blueprint's icon loader, which refers to every icon by name and so bundles all of them. The product passes
 * icons as elements (`icon={<TrashIcon />}`), which need no loader, so this one loads nothing.
 */
export class Icons {
  /** An icon requested by name is a mistake in the source: it would stay invisible. */
  static load(names) {
    return Promise.reject(
      new Error(
        `The icon ${JSON.stringify(names)} was asked for by name. Pass the element from @blueprintjs/icons instead: icon={<TrashIcon />}.`,
      ),
    );
  }

  static loadAll() {
    return Icons.load('all');
  }

  static getPaths() {
    return undefined;
  }

  static setLoaderOptions() {}

  static isValidIconName() {
    return false;
  }
}
