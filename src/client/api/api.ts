export { taggedApi as api } from './cacheTags';
export * from './daybookApi.gen';
