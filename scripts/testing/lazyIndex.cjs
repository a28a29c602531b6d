const { createHash } = require('node:crypto');

/**
 * A transformation for jest: a published index of hundreds of modules loads each of them on first use.
 * Bundlers omit unused modules; without this every test of a screen would read 700 icons to show three.
 */
module.exports = {
  getCacheKey: (/** @type {string} */ source) => createHash('sha1').update(`lazy index 1\n${source}`).digest('hex'),
  process: (/** @type {string} */ source) => {
    const modules = new Map();
    const withoutRequires = source.replace(
      /^(?:var|const) (\w+_\d+) = (require\("\.[^"]+"\));$/gm,
      (_line, /** @type {string} */ name, /** @type {string} */ call) => {
        modules.set(name, call);
        return '';
      },
    );
    return {
      code: withoutRequires.replace(
        /return (\w+_\d+)\.(\w+);/g,
        (line, /** @type {string} */ name, /** @type {string} */ member) =>
          modules.has(name) ? `return ${modules.get(name)}.${member};` : line,
      ),
    };
  },
};
