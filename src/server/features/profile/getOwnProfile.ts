import type { Handler } from '../../operations/call';
import { ownProfile } from './ownProfile';

/** The caller's own data (D-13). */
export const getOwnProfile: Handler<'getOwnProfile'> = (call) => ownProfile(call);
