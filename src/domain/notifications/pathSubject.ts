export type PathSubject = { readonly kind: 'task' | 'project'; readonly id: string };

/** The task or project whose page a notification leads to; undefined for other pages. */
export function pathSubject(path: string): PathSubject | undefined {
  const [, first = '', second = '', third = ''] = (path.split('?')[0] ?? '').split('/');
  if (first === 'task' && second !== '') return { kind: 'task', id: decodeURIComponent(second) };
  if (first !== 'project' || third === '') return undefined;
  return { kind: second === 'task' ? 'task' : 'project', id: decodeURIComponent(third) };
}
