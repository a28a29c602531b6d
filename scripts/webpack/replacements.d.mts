import type webpack from 'webpack';

export const replacements: readonly { readonly file: string; readonly to: string }[];
export function replaceModule(bundler: typeof webpack, file: string, to: string): webpack.NormalModuleReplacementPlugin;
export const definitions: Readonly<Record<string, string>>;
export const blueprintStylesRule: webpack.RuleSetRule;
