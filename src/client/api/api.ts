/** The api slice as the rest of the client uses it: endpoints, hooks and the shapes of the contract. */
export { taggedApi as api } from './cacheTags';
export * from './daybookApi.gen';
