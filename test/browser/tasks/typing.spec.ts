import { expect, test } from '../support/daybook';
import { firstLinkUnder } from '../support/table';
import { forgetRenders, rendersOutside, watchRenders } from '../support/renders';

for (const name of ['Short Summary', 'Task Duration'])
  test(`A key press in '${name}' of a new task renders this field and nothing else`, async ({ page, signIn }) => {
    await watchRenders(page);
    await signIn('pm', { at: '/taskList' });
    await page.getByRole('button', { name: 'Create Task' }).first().click();
    const form = page.getByRole('dialog', { name: 'Create Task' });
    const field = form.getByLabel(name);
    const frame = form.locator('.bp6-form-group').filter({ has: page.getByLabel(name) });
    await field.click();
    // The dialog renders once more when it has opened.
    await expect(page.locator('.bp6-dialog-container.bp6-overlay-appear-done')).toBeVisible();
    await forgetRenders(page);
    await field.press('1');
    await expect(field).toHaveValue('1');
    // The form is no longer as it was opened, which its frame shows: such renders are noticed.
    expect(await rendersOutside(frame)).not.toEqual([]);
    await field.press('2');
    await expect(field).toHaveValue('12');
    for (const key of ['3', '4', '5', 'Backspace', '6']) {
      await forgetRenders(page);
      await field.press(key);
      expect(await rendersOutside(frame), key).toEqual([]);
    }
    await expect(field).toHaveValue('12346');
  });

for (const width of [390, 1280])
  test(`A title that could not be saved is typed further at ${width} px, below the message`, async ({
    page,
    signIn,
  }) => {
    await signIn('pm', { at: '/projects' });
    await (await firstLinkUnder(page, 'Project')).click();
    await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'All Tasks' }).click();
    await (await firstLinkUnder(page, 'Key')).click();
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Edit Short Summary' }).click();
    const field = page.getByRole('textbox', { name: 'Short Summary' });
    await page.context().setOffline(true);
    await field.fill('Sent from a tunnel');
    await field.press('Enter');
    const message = page.getByRole('form', { name: 'Edit Short Summary' }).getByRole('alert');
    await expect(message).toBeVisible();
    const [box, above] = [await field.boundingBox(), await message.boundingBox()];
    expect(box?.width).toBeGreaterThan(200);
    expect(above?.width).toBeGreaterThanOrEqual(box?.width ?? 0);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    await page.context().setOffline(false);
  });
