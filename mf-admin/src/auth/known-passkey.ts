import { deviceMemory } from '@shop/app-kit/storage';

const NAME = 'admin-passkey';

/** Whether somebody made or used a passkey in this browser: it stands first where one signs in. */
export const knowsPasskey = (): boolean => deviceMemory.read(NAME) === true;
export const rememberPasskey = (): void => deviceMemory.write(NAME, true);
/** One that the shop refused: the password stands first again. */
export const forgetPasskey = (): void => deviceMemory.forget(NAME);
