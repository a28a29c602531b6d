import { useEffect } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import { typeAheadInMenus } from '../../ui/keys/typeAheadInMenus';

/** Letters in all menus of the page, with what a screen reader says about those that no item begins with. */
export function MenuLetters() {
  const [said, say] = useScreenState('tables', 'menu-letters', '');
  useEffect(() => typeAheadInMenus(say), [say]);
  return (
    <div className="db-for-screen-readers" role="status">
      {said}
    </div>
  );
}
