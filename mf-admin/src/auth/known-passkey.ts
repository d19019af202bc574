import { deviceMemory } from '@shop/app-kit/storage';

const NAME = 'admin-passkey';

/** Whether a passkey was made or used in this browser: then the login page offers it first. */
export const knowsPasskey = (): boolean => deviceMemory.read(NAME) === true;
export const rememberPasskey = (): void => deviceMemory.write(NAME, true);
/** Forgets a passkey that the shop refused: the password comes first again. */
export const forgetPasskey = (): void => deviceMemory.forget(NAME);
