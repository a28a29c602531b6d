import type { Difference } from './stateDifference';

const shortText = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

export function DifferenceList({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <dl>
      {differences.map(({ path, before, after }) => (
        <div key={path}>
          <dt>{path}</dt>
          <dd>
            <del>{shortText(before)}</del>
            <ins>{shortText(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
