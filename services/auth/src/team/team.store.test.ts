import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { authStores } from '../testing/auth-stores.ts';
import { createTeamStore, teamModel } from './team.store.ts';
import type { Member } from './team.ts';
import { inTeam, withMember } from './team.ts';

const stores = forFile(authStores);
beforeEach(async () => {
  await stores.db.collection('team').deleteMany({});
  await stores.db.collection('admin_users').deleteMany({});
});

const member = (id: number, role: Member['role'] = 'owner', isDisabled = false): Member => ({
  id,
  role,
  isDisabled,
});
const team = () => stores.db.collection('team').find().toArray();

describe('who is in the team', () => {
  test.each([
    ['listed', { id: 2, role: 'admin' }, member(2, 'staff', true)],
    ['not listed, and came as the owner', { id: 3, role: 'admin' }, member(3, 'owner')],
    ['not listed, and came as staff', { id: 3, role: 'staff' }, member(3, 'staff')],
    ['not listed, and came as nothing known', { id: 3, role: 'king' }, member(3, 'viewer')],
  ])('when somebody is %s then that counts', (_, user, expected) => {
    expect(inTeam([member(1), member(2, 'staff', true)], user)).toEqual(expected);
  });

  test('when one is changed then the others stay, by their numbers, and what is not said stays too', () => {
    const members = [member(10), member(2, 'staff', true), member(1, 'viewer')];

    expect(withMember(members, { id: 2, role: 'admin' }, { by: 10, change: { role: 'editor' } })).toEqual([
      ...[member(1, 'viewer'), member(2, 'editor', true), member(10)],
    ]);
    expect(withMember(members, { id: 2, role: 'admin' }, { change: { isDisabled: false } })).toEqual([
      ...[member(1, 'viewer'), member(2, 'staff'), member(10)],
    ]);
  });

  test.each<[string, number, Member[], number]>([
    ['is nobody of the team', 9, [member(1)], 403],
    ['is no owner', 2, [member(1), member(2, 'staff')], 403],
    ['is a disabled owner', 2, [member(1), member(2, 'owner', true)], 403],
  ])('when whoever wants a change %s then it is refused', (_, by, members, status) => {
    expect(() => withMember(members, { id: 1, role: 'admin' }, { by, change: {} })).toThrow(
      expect.objectContaining({ status }),
    );
  });

  test.each<[string, Member[], object]>([
    ['has another role', [member(1), member(2, 'staff')], { role: 'viewer' }],
    ['is disabled', [member(1), member(2, 'owner', true)], { isDisabled: true }],
  ])('when the last owner %s then it is refused', (_, members, change) => {
    expect(() => withMember(members, { id: 1, role: 'admin' }, { by: 1, change })).toThrow(
      expect.objectContaining({ status: 409, message: expect.stringMatching(/al menos una persona/) }),
    );
  });
});

test('when there is no team yet then it begins with whoever is there, once', async () => {
  const [eva, ana] = [await stores.addUser('owner'), await stores.addUser('staff')];

  expect(await stores.team.memberOf(ana)).toEqual(member(ana.id, 'staff'));
  await stores.addUser('staff');
  expect(await stores.team.memberOf(eva)).toEqual(member(eva.id));
  expect(await team()).toEqual([
    { _id: 'team', version: 0, members: [member(eva.id), member(ana.id, 'staff')] },
  ]);
});

test('when all are listed then each is with what they may do, those too who joined a moment ago', async () => {
  const eva = await stores.addUser('owner');
  await stores.team.memberOf(eva);
  const ana = await stores.addUser('staff');

  const all = await stores.team.all();

  expect(all.map(({ user, member: one }) => [user.username, one])).toEqual([
    [eva.username, member(eva.id)],
    [ana.username, member(ana.id, 'staff')],
  ]);
});

test('when somebody joins twice then they are in the team once, as they came first', async () => {
  const eva = await stores.addUser('owner');
  await stores.team.memberOf(eva);
  const ana = await stores.addUser('staff');

  expect(await stores.team.join(ana)).toEqual([member(eva.id), member(ana.id, 'staff')]);
  expect(await stores.team.join({ ...ana, role: 'viewer' })).toEqual([
    member(eva.id),
    member(ana.id, 'staff'),
  ]);
});

test('when one is changed then what they may do now is told and stored, and what is refused changes nothing', async () => {
  const [eva, ana] = [await stores.addUser('owner'), await stores.addUser('staff')];

  const changed = await stores.team.changeOf(ana, { by: eva.id, change: { isDisabled: true } });

  expect(changed).toEqual(member(ana.id, 'staff', true));
  expect(await stores.team.memberOf(ana)).toEqual(changed);
  await expect(stores.team.changeOf(eva, { by: eva.id, change: { role: 'viewer' } })).rejects.toMatchObject({
    status: 409,
  });
  expect(await team()).toMatchObject([{ version: 1, members: [member(eva.id), changed] }]);
});

test('when somebody else was faster between looking and storing then it is decided anew on what they left', async () => {
  const [eva, ana] = [await stores.addUser('owner'), await stores.addUser('staff')];
  const other = createTeamStore(stores.db, stores.users);
  await stores.team.memberOf(eva);
  const model = teamModel(stores.db);
  const updateOne = model.updateOne.bind(model);
  const writing = jest.spyOn(model, 'updateOne').mockImplementationOnce((async (
    ...update: Parameters<typeof updateOne>
  ) => {
    await other.changeOf(ana, { change: { role: 'viewer' } });
    return updateOne(...update);
  }) as never);

  await stores.team.changeOf(ana, { change: { isDisabled: true } });
  writing.mockRestore();

  expect(await team()).toMatchObject([
    { version: 2, members: [member(eva.id), member(ana.id, 'viewer', true)] },
  ]);
});
