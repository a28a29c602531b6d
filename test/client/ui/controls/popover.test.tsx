import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, MenuItem } from '@blueprintjs/core';
import { useState } from 'react';
import { Button } from '../../../../src/client/ui/controls/Button';
import { Popover } from '../../../../src/client/ui/controls/Popover';
import { renderUi } from '../../../support/renderUi';

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      isOpen={isOpen}
      onInteraction={setOpen}
      content={
        <Menu>
          <MenuItem text="First entry" />
        </Menu>
      }
    >
      <Button text="Open" />
    </Popover>
  );
}

describe('A popover', () => {
  it.each([
    { where: 'in it', move: () => undefined },
    { where: 'still on what opened it', move: () => screen.getByRole('button', { name: 'Open' }).focus() },
    { where: 'nowhere', move: () => (document.activeElement as HTMLElement).blur() },
  ])('is closed by Escape while the focus is $where', async ({ move }) => {
    renderUi(<Opened />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByText('First entry');
    move();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('First entry')).not.toBeInTheDocument());
  });
});
