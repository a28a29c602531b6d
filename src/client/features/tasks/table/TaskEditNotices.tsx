import { Notice } from '../Notice';
import { Button } from '../../../ui/controls/Button';
import type { TaskEdit } from './useTaskEdit';

/** The changes that were not made, each until it is closed or made after all. */
export function TaskEditNotices({ failures, competing }: Pick<TaskEdit, 'failures' | 'competing'>) {
  return (
    <>
      {failures.map(({ key, text, close }) => (
        <Notice key={key} text={text} onClose={close} />
      ))}
      {competing.map(({ key, text, mineText, theirsText, keepMine, keepTheirs }) => (
        <Notice
          key={key}
          text={text}
          actions={
            <>
              <Button size="small" text={mineText ?? 'Save mine'} onClick={keepMine} />
              <Button size="small" text={theirsText ?? 'Keep the other value'} onClick={keepTheirs} />
            </>
          }
          onClose={keepTheirs}
        />
      ))}
    </>
  );
}
