/** The call of an action; '' for others. */
export function getCall(action: object): string {
  const { meta } = action as { readonly meta?: { readonly arg?: { readonly endpointName?: unknown } } };
  const name = meta?.arg?.endpointName;
  return typeof name === 'string' ? name : '';
}
