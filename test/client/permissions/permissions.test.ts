import { api } from '../../../src/client/api/api';
import { makeSelectIsPermitted, selectGrantedFlags } from '../../../src/client/permissions/permissionSelectors';
import { viewAsEnded, viewAsStarted } from '../../../src/client/permissions/permissionsSlice';
import { makeSignedInStore } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

const read = api.endpoints.getPermissionRecord.initiate({ id: 'role-1' });

describe('The permission record', () => {
  test("grants flags that are '1' or 1 and nothing else", async () => {
    fakeNetwork().succeed('/auth/permission/details', [
      {
        Role: 'Lead',
        Project: { Edit_Task: '1', Create_Task: '0', All_Task: 'true', View_Member: true },
        Me: { Team_Leave: 1 },
      },
    ]);
    const { store } = makeSignedInStore();
    await store.dispatch(read);
    expect([...selectGrantedFlags(store.getState())]).toEqual(['Project.Edit_Task', 'Me.Team_Leave']);
    expect(store.getState().permissions).toMatchObject({ role: 'Lead', status: 'read' });
  });

  test('counts only when the status of the answer is 1', async () => {
    fakeNetwork().answer('/auth/permission/details', () => ({
      httpStatus: 200,
      text: JSON.stringify({ status: 2, data: [{ Project: { Edit_Task: '1' } }] }),
    }));
    const { store } = makeSignedInStore();
    await store.dispatch(read);
    expect(selectGrantedFlags(store.getState()).size).toBe(0);
    expect(store.getState().permissions.status).toBe('failed');
  });

  test('that cannot be refreshed stays as it was read', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/permission/details', [{ Project: { Edit_Task: '1' } }]);
    const { store } = makeSignedInStore();
    await store.dispatch(read);
    network.goOffline();
    await store.dispatch(api.endpoints.getPermissionRecord.initiate({ id: 'role-1' }, { forceRefetch: true }));
    expect([...selectGrantedFlags(store.getState())]).toEqual(['Project.Edit_Task']);
  });

  test('opens what needs one of several flags, any flag of a group, or none', async () => {
    fakeNetwork().succeed('/auth/permission/details', [{ Sprint_Project: { Edit: '1' } }]);
    const { store } = makeSignedInStore();
    await store.dispatch(read);
    const isPermitted = (...needs: Parameters<typeof makeSelectIsPermitted>[0]) =>
      makeSelectIsPermitted(needs)(store.getState());
    expect([
      isPermitted(),
      isPermitted('Sprint_Project.*'),
      isPermitted('Project.Edit_Task', 'Sprint_Project.Edit'),
      isPermitted('Milestone_Project.*'),
    ]).toEqual([true, true, true, false]);
  });

  test('of a role that is only looked at: every change is rejected before it is sent, and known to be; looks and leaving are not', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/preferences/save', {});
    const { store } = makeSignedInStore();
    store.dispatch(viewAsStarted({ role: 'Lead', granted: [] }));
    await store.dispatch(api.endpoints.savePreference.initiate({ Key: 'theme', Value: '"dark"' }));
    expect(store.getState().permissions.viewedAs).not.toHaveProperty('hasRejected');
    const rejected = await store.dispatch(api.endpoints.editTask.initiate({ id: 'task-1', Status: 'OPEN' }));
    expect(rejected.error).toMatchObject({
      httpStatus: 403,
      message: 'You are viewing Daybook as ‘Lead’, so nothing is saved. Leave this view to make changes.',
    });
    expect(store.getState().permissions.viewedAs?.hasRejected).toBe(true);
    store.dispatch(viewAsEnded());
    expect(store.getState().permissions.viewedAs).toBeUndefined();
  });
});
