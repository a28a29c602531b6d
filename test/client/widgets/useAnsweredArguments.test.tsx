import { skipToken } from '@reduxjs/toolkit/query';
import { screen } from '@testing-library/react';
import { useAnsweredArguments } from '../../../src/client/widgets/useAnsweredArguments';
import { renderUi } from '../../support/renderUi';

let renders = 0;

function Pages({ page, isAnswered }: { readonly page: number; readonly isAnswered: boolean }) {
  renders += 1;
  const shown = useAnsweredArguments('pages', { page, text: undefined }, isAnswered);
  return <p role="status">{shown === skipToken ? 'nothing' : `page ${shown.page}`}</p>;
}

describe('The arguments of the answer that a list shows', () => {
  it('are in the store, and stay the previous ones until the new ones are answered', () => {
    const { store, rerender } = renderUi(<Pages page={1} isAnswered={false} />);
    const expectShown = (text: string): void => expect(screen.getByRole('status').textContent).toBe(text);
    expectShown('nothing');
    expect(store.getState().tables).toEqual({});

    rerender(<Pages page={1} isAnswered />);
    expectShown('page 1');
    expect(store.getState().tables).toStrictEqual({ pages: { page: 1 } });

    rerender(<Pages page={2} isAnswered={false} />);
    expectShown('page 1');

    rerender(<Pages page={2} isAnswered />);
    expectShown('page 2');
    expect(store.getState().tables).toStrictEqual({ pages: { page: 2 } });
  });

  it('are noted without rendering once more', () => {
    const { rerender } = renderUi(<Pages page={1} isAnswered={false} />);
    renders = 0;
    rerender(<Pages page={1} isAnswered />);
    expect(renders).toBe(1);
  });
});
