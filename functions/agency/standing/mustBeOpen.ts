import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { AgencyRecord } from '#functions/directory/store/agencies.ts'
import { agencyGuard } from './agencyGuard.ts'

/** Refuses people, teams and licenses for an agency that is closed: nobody comes to it until it is reinstated. */
export const mustBeOpen = ({ status }: Pick<AgencyRecord, 'status'>, actor: Actor): void =>
  agencyGuard.mustAllow(status, 'change', { actor })
